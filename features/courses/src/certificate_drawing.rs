//! A certificate as a PDF: A4 in landscape, drawn from its frozen row on each request.

use kernel::{
    Failure,
    mail::{MailShop, spoken},
};
use pdf::{Face, Ink, PageEdge, PageFormat, PdfPage, Style};

use crate::certificate::Certificate;

/// A4 in landscape, in the shop's colours. In points.
const FORMAT: PageFormat = PageFormat {
    width: 841.89,
    height: Some(595.28),
    margin: 72.0,
    top: 74.0,
    bottom: 40.0,
    edge: PageEdge {
        border: Some(Ink::Rani),
        ruler: false,
    },
};

const SHOP: Style = Style::new(Face::Display, 26.0, Ink::Rani);
const TITLE: Style = Style::new(Face::Text, 15.0, Ink::Quiet);
const SMALL: Style = Style::new(Face::Text, 12.0, Ink::Quiet);
const NAME: Style = Style::new(Face::Bold, 34.0, Ink::Dark);
const COURSE: Style = Style::new(Face::Bold, 22.0, Ink::Dark);
const FACT: Style = Style::new(Face::Bold, 13.0, Ink::Dark);
/// Side of the QR code.
const CODE: f32 = 92.0;
/// Height of the line with date, number and code, from the lower end of the content.
const FOOT: f32 = 106.0;

/// The file, with the shop's logo.
pub fn draw(
    certificate: &Certificate,
    shop: &MailShop,
    logo: Option<Vec<u8>>,
) -> Result<Vec<u8>, Failure> {
    let mut page = PdfPage::new(FORMAT)?;
    let middle = FORMAT.width / 2.0;
    let width = page.right() - page.left();
    if let Some(file) = logo {
        page.y += page.logo_around(middle, file);
    }
    let centred = |page: &mut PdfPage, style: Style, text: &str, gap: f32| {
        page.y += page.column_around(middle, width, &[(style, text.to_owned())]) + gap;
    };
    centred(&mut page, SHOP, &shop.business_name, 22.0);
    centred(&mut page, TITLE, "Certificate of completion", 34.0);
    centred(&mut page, SMALL, "This certifies that", 12.0);
    centred(&mut page, NAME, &certificate.name, 14.0);
    centred(
        &mut page,
        SMALL,
        "has watched all lessons of the course",
        12.0,
    );
    centred(&mut page, COURSE, &certificate.course, 0.0);

    let address = shop.link(format_args!("/certificates/{}", certificate.number));
    page.y = FORMAT.height.unwrap_or(0.0) - FORMAT.bottom - FOOT;
    page.line(true);
    let (left, right) = (page.left(), page.right());
    page.text(left, 34.0, SMALL, "Date");
    page.text(left, 54.0, FACT, &spoken(&certificate.date.to_string()));
    page.text(left + 190.0, 34.0, SMALL, "Certificate number");
    page.text(left + 190.0, 54.0, FACT, &certificate.number);
    page.text(left, 84.0, SMALL, &format!("Verify at {address}"));
    page.qr_code((right - CODE, 12.0), CODE, &address)?;
    let title = format!("Certificate {}", certificate.number);
    page.finish(title, shop.business_name.clone())
}

#[cfg(test)]
mod tests {
    use kernel::{Timestamp, testing::mail_shop};

    use super::*;

    fn text_of(name: &str, course: &str) -> String {
        let certificate = Certificate {
            number: "7KQ2-M9XD-R4TW".to_owned(),
            name: name.to_owned(),
            course: course.to_owned(),
            date: Timestamp(1_785_565_800).day(),
        };
        let file = draw(&certificate, &mail_shop(), None).unwrap();
        pdf_extract::extract_text_from_mem(&file).unwrap()
    }

    #[test]
    fn it_names_customer_course_date_and_number_on_one_page() {
        let text = text_of("Asha Raman", "A twirl frock with three tiers");
        for part in [
            "Asha Raman",
            "A twirl frock with three tiers",
            "1 August 2026",
            "7KQ2-M9XD-R4TW",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains("Page 2"), "{text}");
    }

    #[test]
    fn names_in_indian_scripts_are_drawn() {
        assert!(text_of("கவிதா ராமன்", "Blouse").contains('க'));
        assert!(text_of("शबनम अंसारी", "Blouse").contains('श'));
    }

    #[test]
    fn the_longest_texts_stay_on_one_page() {
        let text = text_of(&"Shabnam ".repeat(10), &"Stitching ".repeat(8));
        assert!(!text.contains("Page 1 of"), "{text}");
        assert!(text.contains("7KQ2-M9XD-R4TW"));
    }
}
