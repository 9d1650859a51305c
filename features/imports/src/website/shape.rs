//! What each list of a previous website becomes: the columns of an import, and how an entry fills them.

use std::collections::{HashMap, HashSet};

use kernel::import::ImportKind;

use super::{
    entry::{Entry, entries},
    order_note,
};

/// A list that is read for what it says of the entries of another one.
pub const ADVANCES: &str = "OrderPage_AdvancePayment_OderList";

/// Fields of the banner, one a line.
const BANNER_LINES: [&str; 5] = ["subt1", "subt2", "subt3", "subt4", "subt5"];

/// The lists in the order in which they are imported: what others name comes first.
pub const LISTS: [ImportKind; 14] = [
    ImportKind::Categories,
    ImportKind::Services,
    ImportKind::Products,
    ImportKind::Customers,
    ImportKind::PastOrders,
    ImportKind::Courses,
    ImportKind::Enrolments,
    ImportKind::GalleryItems,
    ImportKind::Events,
    ImportKind::Testimonials,
    ImportKind::Offers,
    ImportKind::BannerLines,
    ImportKind::PinCodes,
    ImportKind::Coupons,
];

/// Name of a list in the website's calls; `None` if it is only known there.
pub fn call_name(kind: ImportKind) -> Option<&'static str> {
    match kind {
        ImportKind::Categories => Some("ServicePage_Services_ServicesList"),
        ImportKind::Services => Some("ServicePage_ServicesNames_ServicesNameList"),
        ImportKind::Products => Some("ServicePage_ServicesModels_ServicesModelList"),
        ImportKind::Customers => Some("RegistrationPage_UserForm_UserRegList"),
        ImportKind::Courses => Some("CoursePage_CourseName_CourseNameList"),
        _ => None,
    }
}

/// Headers and fields of the columns. The last one is the entry's id on the website, by which others name it.
pub fn columns(kind: ImportKind) -> Vec<(&'static str, &'static str)> {
    let mut columns = match kind {
        ImportKind::Categories => vec![("Name", "name"), ("Image", "image")],
        ImportKind::Services => vec![
            ("Name", "name"),
            ("Category", "category"),
            ("Type", "type"),
            ("Image", "image"),
        ],
        ImportKind::Products => vec![
            ("Name", "name"),
            ("Service", "service"),
            ("Category", "category"),
            ("Headline", "title"),
            ("Description", "description"),
            ("Price", "price"),
            ("Image", "image"),
        ],
        ImportKind::Customers => vec![("Name", "name"), ("Mobile", "mobile"), ("Email", "email")],
        ImportKind::PastOrders => vec![
            ("Order number", "number"),
            ("Item", "item"),
            ("Customer mobile", "mobile"),
            ("Date", "day"),
            ("Paid", "paid"),
            ("Status", "status"),
            ("Notes", "note"),
        ],
        ImportKind::Courses => vec![
            ("Name", "name"),
            ("Category", "category"),
            ("Subtitle", "line"),
            ("Description", "description"),
            ("Price", "price"),
            ("Duration", "duration"),
            ("Days", "days"),
            ("Image", "image"),
        ],
        ImportKind::Enrolments => vec![
            ("Course", "course"),
            ("Mobile", "mobile"),
            ("Subtitle", "line"),
            ("Bought on", "day"),
            ("Days", "days"),
            ("Paid", "paid"),
            ("Payment", "payment"),
        ],
        ImportKind::GalleryItems => vec![
            ("Title", "title"),
            ("Category", "category"),
            ("Images", "images"),
        ],
        ImportKind::Events => vec![
            ("Title", "title"),
            ("Text", "description"),
            ("Date", "day"),
            ("Images", "images"),
        ],
        ImportKind::Testimonials => vec![
            ("Name", "name"),
            ("Company", "company"),
            ("Quote", "quote"),
            ("Image", "image"),
        ],
        ImportKind::Offers => vec![("Text", "text")],
        ImportKind::BannerLines => vec![("Text", "subtitle")],
        ImportKind::PinCodes => vec![("Pin code", "code"), ("Location", "location")],
        ImportKind::Coupons => vec![("Code", "code"), ("Percent", "percent")],
    };
    columns.push(("Previous id", ""));
    columns
}

/// The entries of an answer. The banner is one, with a field for each of its lines.
///
/// # Errors
/// A sentence for the owner: the answer is no list.
pub fn listed(kind: ImportKind, body: &[u8]) -> Result<Vec<Entry>, String> {
    let is_banner = kind == ImportKind::BannerLines;
    let entries = entries(body, is_banner)?;
    Ok(match is_banner {
        true => entries
            .into_iter()
            .flat_map(|entry| entry.split(&BANNER_LINES, "subtitle"))
            .collect(),
        false => entries,
    })
}

/// Cells by the entry's id, of lists that were read before.
pub type Known = HashMap<String, Vec<String>>;

/// What an entry of one list says by naming another.
#[derive(Default)]
pub struct Lookups {
    /// Base of the addresses of images, with a slash at the end.
    pub images: String,
    pub categories: Known,
    pub customers: Known,
    pub courses: Known,
    /// Ids of orders whose advance is paid.
    pub paid: HashSet<String>,
}

/// The cells of an entry, in the order of the columns.
pub fn cells(kind: ImportKind, entry: &Entry, lookups: &Lookups) -> Vec<String> {
    let text = |names: &[&str]| entry.text(names);
    let named = |list: &Known, id: &str, cell: usize| {
        let cells = list.get(id)?;
        cells.get(cell).cloned().filter(|cell| !cell.is_empty())
    };
    let category = || {
        let name = named(&lookups.categories, &text(&["ctid"]), 0);
        name.unwrap_or_else(|| text(&["categoryName", "serviceType"]))
    };
    let images = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        lookups.addresses(&entry.files(&names))
    };
    let mut id = text(&["id"]);
    let mut cells = match kind {
        ImportKind::Categories => {
            id = text(&["ctid", "id"]);
            vec![text(&["categoryName"]), images(&["categoryImage"])]
        }
        ImportKind::Services => vec![
            text(&["serviceName"]),
            category(),
            text(&["serviceType"]),
            images(&["serviceImage"]),
        ],
        ImportKind::Products => vec![
            text(&["serviceModel", "mainTitle"]),
            text(&["serviceName"]),
            category(),
            text(&["mainTitle"]),
            text(&["mainDescription"]),
            price(&text(&["price"])),
            images(&["image"]),
        ],
        // The list has passwords too; they are left where they are.
        ImportKind::Customers => vec![text(&["name"]), text(&["mobile"]), text(&["email"])],
        ImportKind::PastOrders => {
            let account = named(&lookups.customers, &text(&["userId"]), 1);
            let mobile = account.unwrap_or_else(|| text(&["contactNumber"]));
            let advance = price(&text(&["advancePayment"]));
            let is_paid = lookups.paid.contains(&id);
            let number = if id.is_empty() {
                String::new()
            } else {
                format!("Website {id}")
            };
            vec![
                number,
                text(&["serviceName", "serviceModel"]),
                mobile,
                text(&["appointmentDate", "date", "created_at"]),
                if is_paid { advance } else { String::new() },
                text(&["status"]),
                order_note::order_note(entry),
            ]
        }
        ImportKind::Courses => vec![
            text(&["serviceName"]),
            text(&["serviceType"]),
            text(&["serviceModel"]),
            text(&["mainDescription"]),
            price(&text(&["price"])),
            text(&["duration"]),
            text(&["expireInDays"]),
            images(&["serviceImage", "image"]),
        ],
        ImportKind::Enrolments => {
            let course = text(&["package_id"]);
            vec![
                named(&lookups.courses, &course, 0).unwrap_or_else(|| text(&["package_Name"])),
                text(&["sourceMobile"]),
                named(&lookups.courses, &course, 2).unwrap_or_else(|| text(&["package_Model"])),
                text(&["payment_date", "created_at"]),
                text(&["expireInDays"]),
                price(&text(&["package_price"])),
                text(&["payment_id"]),
            ]
        }
        ImportKind::GalleryItems => {
            let names: Vec<String> = (0..10).map(|at| format!("galleryImages{at}")).collect();
            vec![
                text(&["title"]),
                text(&["category"]),
                lookups.addresses(&entry.files(&names)),
            ]
        }
        ImportKind::Events => {
            let hidden = entry.names("deleteImages");
            let more = (1..=10).map(|at| format!("subImages{at}"));
            let mut names = vec!["mainImages".to_owned()];
            names.extend(more.filter(|name| !hidden.contains(&name.to_lowercase())));
            vec![
                text(&["title"]),
                text(&["description"]),
                text(&["date", "created_at"]),
                lookups.addresses(&entry.files(&names)),
            ]
        }
        ImportKind::Testimonials => vec![
            text(&["name"]),
            text(&["company"]),
            text(&["quote"]),
            images(&["mainImage"]),
        ],
        ImportKind::Offers => vec![text(&["text"])],
        ImportKind::BannerLines => vec![text(&["subtitle"])],
        ImportKind::PinCodes => vec![text(&["pinCode"]), text(&["location"])],
        // As the website spells it.
        ImportKind::Coupons => vec![
            text(&["coupon_code", "couponCode"]),
            text(&["precentage", "percentage"]),
        ],
    };
    cells.push(id);
    cells
}

/// Rupees; nothing for a price that is not set.
fn price(text: &str) -> String {
    if text.trim_matches(['0', '.']).is_empty() {
        String::new()
    } else {
        text.to_owned()
    }
}

impl Lookups {
    /// Addresses of images, one a line. The website names files of its folder, or whole addresses.
    fn addresses(&self, files: &[String]) -> String {
        let Ok(base) = reqwest::Url::parse(&self.images) else {
            return String::new();
        };
        let addresses = files.iter().filter_map(|file| base.join(file).ok());
        let addresses: Vec<String> = addresses.map(String::from).collect();
        addresses.join("\n")
    }
}
