//! Reads what slips and job cards say.

use kernel::{
    Access, Bills, Failure, LengthUnit, User,
    mail::{BackOfficePage, MailShop},
};
use pdf::PdfFile;

use super::{
    customer_slip::{CustomerSlip, ReceivedPayment, SlipFormat, SlipMoney, SlipPiece},
    job_card::{self, JobCard},
    wording::weekday,
};
use crate::{
    Orders,
    back_office::OrderDetail,
    codes,
    measurements::Length,
    order::Order,
    pieces::{FabricSource, OrderPiece},
    trial::Trial,
};

/// Photos on a card.
const MOST_PHOTOS: usize = 4;

impl Orders {
    /// The slip of an order, with its prices.
    ///
    /// # Errors
    /// `orders.order_not_found`.
    pub(crate) async fn customer_slip(
        &self,
        order: i64,
        format: SlipFormat,
    ) -> Result<PdfFile, Failure> {
        let customer_id =
            sqlx::query_scalar!("SELECT user_id FROM orders_order WHERE id = ?1", order)
                .fetch_optional(self.deps.db.read())
                .await?
                .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let order = self.order_of(customer_id, order).await?;
        let numbers = &self.setup.numbers;
        let shop = numbers.shop().await?;
        let slip = CustomerSlip {
            number: order.number.clone(),
            customer: customer(&order),
            taken_at: order.created_at,
            taken_by: self.taken_by(order.id).await?,
            trial: order.trial.as_ref().map(trial_text),
            ready: order.promised_day,
            pieces: order.pieces.iter().map(slip_piece).collect(),
            money: self.slip_money(&order).await?,
            status_page: order
                .status_key
                .as_ref()
                .map(|key| shop.link(format!("/orderstatus/{key}"))),
            terms: self.price_settings().await?.slip_terms.0,
            logo: shop.logo_file(&*self.deps.images).await?,
            shop,
        };
        let name = format!("{}-slip", file_name(&order.number));
        PdfFile::show(&name, move || slip.draw(format)).await
    }

    async fn slip_money(&self, order: &Order) -> Result<SlipMoney, Failure> {
        let mut payments = self.setup.money.payments_of(order.id).await?;
        let paid = self.setup.money.paid_for(&[order.id]).await?;
        let paid = paid.get(&order.id).copied().unwrap_or_default();
        let listed: i64 = payments.iter().map(|payment| payment.paise).sum();
        // What has no receipt of its own.
        if paid > listed {
            let earlier = ReceivedPayment {
                title: "Paid".to_owned(),
                how: String::new(),
                day: None,
                paise: paid - listed,
            };
            payments.insert(0, earlier);
        }
        let reason = || order.discount_reason.clone().unwrap_or_default();
        let lines = self.lines(order.id).await?.lines.into_iter();
        let fees = lines.skip(order.pieces.len());
        Ok(SlipMoney {
            fees: fees.map(|line| (line.description, line.paise)).collect(),
            discount: order.discount_paise.map(|off| (off.0, reason())),
            total: order.price_paise.map(|price| price.0),
            payments,
        })
    }

    /// The name of the team member who took an order in the shop.
    async fn taken_by(&self, order: i64) -> Result<Option<String>, Failure> {
        let taken_by =
            sqlx::query_scalar!("SELECT taken_by FROM orders_order WHERE id = ?1", order)
                .fetch_optional(self.deps.db.read())
                .await?
                .flatten();
        let Some(taken_by) = taken_by else {
            return Ok(None);
        };
        let person = self.setup.people.person(taken_by).await?;
        Ok(person.map(|person| person.name))
    }

    /// The job cards of an order, or that of the piece at this position. Makers get those of their own
    /// pieces and of pieces with an open alteration of theirs.
    ///
    /// # Errors
    /// `orders.order_not_found`, `orders.piece_not_found`.
    pub(crate) async fn job_cards(
        &self,
        order: i64,
        position: Option<i64>,
        reader: &User,
    ) -> Result<PdfFile, Failure> {
        let detail = self.detail(order, reader).await?;
        let numbers = &self.setup.numbers;
        let base = CardBase {
            shop: numbers.shop().await?,
            unit: numbers.unit().await?,
            reads_order: reader.may(Access::Counter),
        };
        let mut cards = Vec::new();
        let pieces: Vec<i64> = detail.pieces.iter().map(|piece| piece.id).collect();
        let own = self.own_among(&pieces, reader.id).await?;
        let wanted = |piece: &&OrderPiece| {
            let at = position.is_none_or(|position| piece.position == position);
            at && (base.reads_order || own.contains_key(&piece.id))
        };
        for piece in detail.order.pieces.iter().filter(wanted) {
            cards.push(self.job_card(&base, &detail, piece).await?);
        }
        if cards.is_empty() {
            return Err(codes::PIECE_NOT_FOUND.into());
        }
        let number = file_name(&detail.order.number);
        let name = match position {
            Some(position) => format!("{number}-{position}-job-card"),
            None => format!("{number}-job-cards"),
        };
        PdfFile::show(&name, move || job_card::draw(&cards)).await
    }

    async fn job_card(
        &self,
        base: &CardBase,
        detail: &OrderDetail,
        piece: &OrderPiece,
    ) -> Result<JobCard, Failure> {
        let order = &detail.order;
        let work = detail.pieces.iter().find(|work| work.id == piece.id);
        let mut photos = Vec::new();
        for photo in piece.photos.iter().take(MOST_PHOTOS) {
            photos.extend(self.printed_photo(order.id, photo.id).await?);
        }
        let said = |text: &kernel::MultiLine| text.0.clone();
        let mut notes: Vec<String> = piece.note.iter().map(said).collect();
        // Makers read neither the customer's message nor the counter's notes: they may name prices and numbers.
        if base.reads_order {
            notes.extend(order.message.iter().map(|text| format!("“{}”", text.0)));
        }
        let of_piece = detail
            .notes
            .iter()
            .filter(|note| note.piece_id == Some(piece.id));
        notes.extend(of_piece.map(|note| note.text.0.clone()));
        let whose = match piece.fabric_source {
            FabricSource::Customer => "Fabric, customer’s",
            FabricSource::Shop => "Fabric, the shop’s",
        };
        let storage_place = work.and_then(|work| work.storage_place.as_ref());
        let storage_place =
            storage_place.map_or_else(String::new, |place| format!(", shelf {place}"));
        let choices = piece.choices.iter();
        let fields = match piece.garment_type_id {
            Some(garment_type) => self.setup.garments.own_fields(garment_type).await?,
            None => Vec::new(),
        };
        Ok(JobCard {
            shop: base.shop.business_name.clone(),
            order: order.number.clone(),
            position: (piece.position, order.pieces.len()),
            name: piece.service_name.clone(),
            quantity: piece.quantity,
            wearer: match &piece.for_whom {
                Some(name) => name.clone(),
                None if base.reads_order => customer(order),
                None => order.first_name.clone(),
            },
            maker: work
                .and_then(|work| work.assignee.as_ref())
                .map(|maker| maker.name.clone()),
            trial: piece.trial.as_ref().map(trial_text),
            due: piece.promised_day,
            fields,
            lengths: piece
                .lengths
                .iter()
                .map(|length| Length {
                    field: length.field.clone(),
                    label: length.label.clone(),
                    mm: (length.cm * 10.0).round() as i64,
                })
                .collect(),
            unit: base.unit,
            choices: choices
                .map(|choice| (choice.group.clone(), choice.option.clone()))
                .collect(),
            fabric: (
                format!("{whose}{storage_place}"),
                piece.fabric.as_ref().map_or_else(String::new, said),
            ),
            notes,
            photos,
            code: base.shop.link(BackOfficePage::Piece {
                order: order.id,
                position: piece.position,
            }),
        })
    }

    /// A photo as JPEG; `None` once its file is gone.
    async fn printed_photo(&self, order: i64, photo: i64) -> Result<Option<Vec<u8>>, Failure> {
        let stored = sqlx::query_scalar!(
            "SELECT stored_photo FROM orders_photo WHERE id = ?1 AND order_id = ?2",
            photo,
            order
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        match stored {
            Some(stored) => self.setup.photos.printed(stored).await,
            None => Ok(None),
        }
    }
}

/// What is the same on all cards.
struct CardBase {
    shop: MailShop,
    unit: LengthUnit,
    /// Whether the reader may read the whole order, not only its pieces.
    reads_order: bool,
}

fn customer(order: &Order) -> String {
    let last = order.last_name.as_deref().unwrap_or_default();
    format!("{} {last}", order.first_name).trim().to_owned()
}

/// `Thu 26 Nov, from 5:00PM`.
fn trial_text(trial: &Trial) -> String {
    let day = weekday(trial.day);
    let begin = trial
        .slot
        .and_then(|slot| slot.wording().split_once(" To "));
    match begin {
        Some((begin, _)) => format!("{day}, {begin}"),
        None => day,
    }
}

fn slip_piece(piece: &OrderPiece) -> SlipPiece {
    let wearer = piece.for_whom.iter().map(|name| format!("For {name}"));
    let choices = piece.choices.iter().map(|choice| choice.option.clone());
    let details: Vec<String> = wearer.chain(choices).collect();
    SlipPiece {
        name: piece.service_name.clone(),
        quantity: piece.quantity,
        details: details.join(", "),
        ready: piece.promised_day,
        price: piece.price_paise.map(|price| price.0),
    }
}

/// The ASCII letters and digits of an order number, for the name of a file.
fn file_name(number: &str) -> String {
    let plain = number
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '-');
    plain.collect()
}
