//! Orders taken in the shop. They start where an approved request continues.

use kernel::{
    Day, Email, Failure, FieldProblem, Mobile, MultiLine, NewPerson, PinCode, Timestamp, Tx,
    idempotency::{self, Claim, Claimed},
    secret::token_hash,
};
use poem_openapi::{Object, types::ToJSON};

use crate::{
    Orders, Service,
    booking::keep_measurements,
    change, codes,
    mails::{self, About},
    measurements::{Measurements, Millimetres},
    slot::{Places, VisitSlot},
    status::OrderStatus,
    status_link,
    trial::Trial,
};

const OPERATION: &str = "admin_order_create";

/// An order taken in the shop. The customer is `customerId`, or `name` with contact details. The
/// item is `productId`, or `work` as free text.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct WalkInOrder {
    /// Id of an existing customer.
    pub customer_id: Option<i64>,
    /// Name of a new customer.
    #[oai(validator(min_length = 1, max_length = 60))]
    pub name: Option<String>,
    /// Mobile number of a new customer.
    pub mobile: Option<Mobile>,
    /// Email address for updates about the order; without it none are sent.
    pub email: Option<Email>,
    /// Product of the catalogue.
    pub product_id: Option<i64>,
    /// Description of the item.
    #[oai(validator(min_length = 1, max_length = 120))]
    pub work: Option<String>,
    /// Measurements, as far as they were taken.
    pub measurements: Option<Measurements>,
    /// Description of the fabric.
    #[oai(validator(max_length = 500))]
    pub fabric: Option<MultiLine>,
    /// The promised day.
    pub promised_day: Option<Day>,
    /// The trial.
    pub trial: Option<Trial>,
    /// A home visit.
    pub visit: Option<WalkInVisit>,
    /// The advance to pay, in paise; 0 for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub advance_paise: i64,
    /// The agreed price in paise. Owner only.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub price_paise: Option<i64>,
}

/// A visit for an order taken in the shop.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct WalkInVisit {
    /// The day.
    pub day: Day,
    /// Part of the day.
    pub slot: VisitSlot,
    /// Address.
    #[oai(validator(min_length = 1, max_length = 300))]
    pub address: MultiLine,
    /// Pin code of the address.
    pub pin_code: PinCode,
}

impl WalkInOrder {
    fn hash(&self) -> String {
        token_hash(&self.to_json_string())
    }

    /// Problems that need no lookup.
    fn problems(&self, today: Day) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        let mut wrong =
            |field, code, wording| problems.push(FieldProblem::new(field, code, wording));
        if self.customer_id.is_none() && self.name.is_none() {
            wrong("name", "required", "Choose a customer, or enter a name.");
        }
        if self.product_id.is_none() && self.work.is_none() {
            let wording = "Choose a product, or describe the item.";
            wrong("work", "required", wording);
        }
        if self.promised_day.is_some_and(|day| day < today) {
            wrong("promisedDay", "too_early", "Choose today or a later day.");
        }
        if self
            .price_paise
            .is_some_and(|price| self.advance_paise > price)
        {
            let wording = "The advance is more than the whole price.";
            wrong("advancePaise", "out_of_range", wording);
        }
        problems.extend(self.trial.and_then(|trial| trial.problem(today)));
        problems
    }
}

impl Orders {
    /// Creates an order. A repeated request with the same key returns the existing order.
    pub(crate) async fn take_order(
        &self,
        actor: i64,
        input: &WalkInOrder,
        key: Option<&str>,
    ) -> Result<i64, Failure> {
        let now = self.deps.clock.now();
        let mut problems = input.problems(self.deps.clock.today());
        let service = self.work_of(input, &mut problems).await?;
        let prefix = self.setup.numbers.prefix().await?;
        let claim = key.map(|key| Claim {
            user: actor,
            operation: OPERATION,
            key,
            request_hash: input.hash(),
        });
        let mut tx = self.deps.db.write().await?;
        if let Some(claim) = &claim
            && let Claimed::Again { body, .. } = idempotency::claim(&mut tx, claim, now).await?
        {
            return body.parse().map_err(Failure::internal);
        }
        self.check_visit(&mut tx, input, &mut problems).await?;
        let person = self.person(&mut tx, input, &mut problems).await?;
        let (Some(service), Some(person), []) = (service, person, problems.as_slice()) else {
            return Err(Failure::invalid(problems));
        };
        let customer = match input.customer_id {
            Some(id) => id,
            None => {
                let people = &self.setup.people;
                people.walk_in(&mut tx, actor, &person).await?
            }
        };
        let id = insert(&mut tx, customer, actor, &person, &service, input, now).await?;
        if let Some(measured) = input.measurements.as_ref().map(Millimetres::from)
            && !measured.is_empty()
        {
            keep_measurements(&mut tx, id, &measured).await?;
        }
        change::note(&mut tx, id, None, OrderStatus::OrderPlaced, actor, now).await?;
        let number = format!("{prefix}-{id}");
        let about = About::of(&mut tx, self.deps.images.as_ref(), id, number).await?;
        mails::queue(&self.deps.outbox, &mut tx, mails::TAKEN, &about, now).await?;
        if let Some(claim) = &claim {
            idempotency::answer(&mut tx, claim, 201, &id.to_string()).await?;
        }
        tx.commit().await?;
        Ok(id)
    }

    /// The item: a product of the catalogue, or free text.
    async fn work_of(
        &self,
        input: &WalkInOrder,
        problems: &mut Vec<FieldProblem>,
    ) -> Result<Option<Sewn>, Failure> {
        let Some(product) = input.product_id else {
            return Ok(input.work.as_deref().map(|work| Sewn {
                name: work.trim().to_owned(),
                model: work.trim().to_owned(),
                image: None,
            }));
        };
        let offered = self.setup.services.service(product).await?;
        if offered.is_none() {
            let wording = "Choose one of the offered services.";
            problems.push(FieldProblem::new("productId", "invalid", wording));
        }
        Ok(offered.map(Sewn::from))
    }

    async fn check_visit(
        &self,
        tx: &mut Tx,
        input: &WalkInOrder,
        problems: &mut Vec<FieldProblem>,
    ) -> Result<(), Failure> {
        let Some(visit) = &input.visit else {
            return Ok(());
        };
        if visit.day < self.deps.clock.today() {
            let wording = "Choose today or a later day.";
            problems.push(FieldProblem::new("visit.day", "too_early", wording));
        } else if Places::on(tx, visit.day, None).await?.free(visit.slot) == 0 {
            let wording = codes::SLOT_FULL.message;
            problems.push(FieldProblem::new("visit.slot", "invalid", wording));
        }
        Ok(())
    }

    async fn person(
        &self,
        tx: &mut Tx,
        input: &WalkInOrder,
        problems: &mut Vec<FieldProblem>,
    ) -> Result<Option<NewPerson>, Failure> {
        let Some(id) = input.customer_id else {
            return Ok(input.name.as_deref().map(|name| NewPerson {
                name: name.trim().to_owned(),
                mobile: input.mobile.clone(),
                email: input.email.clone(),
            }));
        };
        let known = self.setup.people.person_in(tx, id).await?;
        let known = known.map(|person| NewPerson {
            name: person.name,
            mobile: person.mobile,
            email: person.email,
        });
        if known.is_none() {
            let wording = "This customer no longer exists. Choose another one.";
            problems.push(FieldProblem::new("customerId", "invalid", wording));
        }
        Ok(known)
    }
}

/// The item, as the order stores it.
struct Sewn {
    name: String,
    model: String,
    image: Option<i64>,
}

impl From<Service> for Sewn {
    fn from(service: Service) -> Self {
        Self {
            name: service.composed(),
            model: service.service_model,
            image: service.image,
        }
    }
}

async fn insert(
    tx: &mut Tx,
    customer: i64,
    actor: i64,
    person: &NewPerson,
    sewn: &Sewn,
    input: &WalkInOrder,
    now: Timestamp,
) -> Result<i64, Failure> {
    let mobile = person.mobile.as_ref().map_or("", Mobile::as_str);
    let email = person.email.as_ref().map_or("", Email::as_str);
    let visit = input.visit.as_ref();
    let address = visit.map_or("", |visit| visit.address.0.trim());
    let pin_code = visit.map_or("", |visit| visit.pin_code.as_str());
    let day = visit.map(|visit| visit.day.to_string());
    let slot = visit.map(|visit| visit.slot.wording());
    let fabric = input.fabric.as_ref().map_or("", |text| text.0.trim());
    let promised_day = input.promised_day.map(|day| day.to_string());
    let trial_day = input.trial.map(|trial| trial.day.to_string());
    let trial_slot = input
        .trial
        .and_then(|trial| trial.slot)
        .map(VisitSlot::wording);
    let status_key = status_link::new_key();
    let id = sqlx::query!(
        "INSERT INTO orders_order
            (user_id, product_id, service_name, service_model, image_id, first_name, last_name, contact_number, email,
             address, land_mark, pin_code, day, slot, message, status, advance_paise, promised_day, request_hash,
             created_at, taken_by, fabric, price_paise, trial_day, trial_slot, status_key)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, '', ?7, ?8, ?9, '', ?10, ?11, ?12, '', 'Order Placed', ?13, ?14, '', ?15, ?16,
                 ?17, ?18, ?19, ?20, ?21)",
        customer,
        input.product_id,
        sewn.name,
        sewn.model,
        sewn.image,
        person.name,
        mobile,
        email,
        address,
        pin_code,
        day,
        slot,
        input.advance_paise,
        promised_day,
        now.0,
        actor,
        fabric,
        input.price_paise,
        trial_day,
        trial_slot,
        status_key
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    Ok(id)
}
