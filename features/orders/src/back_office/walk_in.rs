//! Orders taken in the shop. They start where an approved request continues.

use kernel::{
    ConsentSource, CounterMethod, Day, Email, Failure, FieldProblem, MessageConsent, MessageEvent,
    Mobile, MultiLine, NewPerson, Paise, PinCode, Timestamp, Tx,
    idempotency::{self, Claim, Claimed},
    secret::token_hash,
};
use poem_openapi::{Object, types::ToJSON};

use super::visit_line::VisitPurpose;
use crate::{
    Orders,
    approval::advance_problem,
    change, codes,
    mails::{self, About, Act},
    pieces::{WalkInPiece, insert_piece},
    price::{Discount, needed_by_problem, set_rush_and_discount},
    profile::note_measured_piece,
    slot::{Places, VisitSlot},
    status::OrderStatus,
    status_link,
};

const OPERATION: &str = "admin_order_create";

/// An order taken in the shop. The customer is `customerId`, or `name` with contact details.
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
    /// For updates about the order.
    pub email: Option<Email>,
    /// What to stitch.
    #[oai(validator(min_items = 1, max_items = 20))]
    pub pieces: Vec<WalkInPiece>,
    /// Day on which the customer needs it.
    pub needed_by: Option<Day>,
    /// For an urgent order, in paise; absent for the usual one.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub rush_paise: Option<i64>,
    /// Discount in paise; absent for none, and with `discountPercent`. Owner only.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub discount_paise: Option<i64>,
    /// Percent of the agreed prices, rounded to whole rupees. Owner only.
    #[oai(validator(minimum(value = "1"), maximum(value = "100")))]
    pub discount_percent: Option<i64>,
    /// Required with a discount; the customer sees it.
    #[oai(validator(max_length = 200))]
    pub discount_reason: Option<String>,
    /// A home visit.
    pub visit: Option<WalkInVisit>,
    /// The advance to pay, in paise; 0 for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    pub advance_paise: i64,
    /// How the advance is paid at the counter now; absent if it stays due.
    pub advance_method: Option<CounterMethod>,
    /// The customer agreed to updates by WhatsApp or SMS. Absent or false changes nothing.
    pub messages: Option<bool>,
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
    /// Absent if it follows from the order's step.
    pub purpose: Option<VisitPurpose>,
}

impl WalkInOrder {
    fn hash(&self) -> String {
        token_hash(&self.to_json_string())
    }

    pub fn discount(&self) -> Discount<'_> {
        Discount {
            paise: self.discount_paise,
            percent: self.discount_percent,
            reason: self.discount_reason.as_deref(),
        }
    }

    /// Sum of the agreed prices, in paise.
    fn agreed(&self) -> i64 {
        let prices = self.pieces.iter().filter_map(|piece| piece.price_paise);
        prices.sum()
    }

    /// What is wrong with the order by itself, at this rush fee.
    fn problems(&self, today: Day, rush: i64) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        let mut wrong =
            |field, code, wording| problems.push(FieldProblem::new(field, code, wording));
        if self.customer_id.is_none() && self.name.is_none() {
            wrong("name", "required", "Choose a customer, or enter a name.");
        }
        let discount = self.discount().paise_of(self.agreed());
        let prices: Option<i64> = self.pieces.iter().map(|piece| piece.price_paise).sum();
        if prices.is_some_and(|price| self.advance_paise > (price + rush - discount).max(0)) {
            let wording = "The advance is more than the whole price.";
            wrong("advancePaise", "out_of_range", wording);
        }
        if self.advance_method.is_some() && self.advance_paise == 0 {
            let wording = "Enter the amount that was paid.";
            wrong("advancePaise", "required", wording);
        }
        problems.extend(advance_problem(self.advance_paise));
        problems.extend(self.discount().problem(self.agreed(), rush));
        let visit = self.visit.as_ref().map(|visit| visit.day);
        problems.extend(needed_by_problem(self.needed_by, today, visit));
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
        let (now, today) = (self.deps.clock.now(), self.deps.clock.today());
        let begins = input.visit.as_ref().map_or(today, |visit| visit.day);
        let usual = self.price_settings().await?;
        let usual = usual.rush_fee(begins, input.needed_by);
        let rush = input.rush_paise.unwrap_or(usual);
        let mut problems = input.problems(today, rush);
        let pieces = self.plan_pieces(&input.pieces, &mut problems).await?;
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
        let (Some(pieces), Some(person), []) = (pieces, person, problems.as_slice()) else {
            return Err(Failure::invalid(problems));
        };
        let customer = match input.customer_id {
            Some(id) => id,
            None => {
                let people = &self.setup.people;
                people.walk_in(&mut tx, actor, &person).await?
            }
        };
        if input.messages == Some(true) {
            let consent = MessageConsent {
                user: customer,
                given: true,
                source: ConsentSource::Counter,
                actor,
            };
            self.deps
                .outbox
                .record_consent(&mut tx, consent, now)
                .await?;
        }
        let by = (actor, now);
        let id = insert(&mut tx, customer, by, &person, input).await?;
        for (position, piece) in (1_i64..).zip(&pieces) {
            let (step, by) = (OrderStatus::OrderPlaced, (actor, now));
            let stored = insert_piece(&mut tx, id, position, piece, step, by).await?;
            note_measured_piece(&mut tx, stored, by).await?;
            if let Some(maker) = piece.assigned_to.filter(|maker| *maker != actor) {
                self.notify_maker(&mut tx, (id, stored), maker, None)
                    .await?;
            }
        }
        let discount = input.discount();
        let adjusted = set_rush_and_discount(&mut tx, id, Some(rush), &discount).await?;
        self.refresh(&mut tx, id, actor).await?;
        change::note(&mut tx, id, None, OrderStatus::OrderPlaced, actor, now).await?;
        if discount.is_given() {
            self.log(&mut tx, id, actor, "orders.price_adjusted", adjusted)
                .await?;
        }
        if let Some(method) = input.advance_method {
            let payment = (method, Paise(input.advance_paise));
            self.take_advance(&mut tx, id, actor, payment).await?;
        }
        let number = format!("{prefix}-{id}");
        let paid = self.setup.money.paid_now(&mut tx, id, None).await?;
        let about = About::of(&mut tx, self.deps.images.as_ref(), id, number).await?;
        let about = about.paid(paid);
        let outbox = &self.deps.outbox;
        mails::queue(outbox, &mut tx, mails::TAKEN, &about, now).await?;
        if input.visit.is_some() {
            let event = MessageEvent::VisitConfirmed;
            mails::message(outbox, &mut tx, event, &about, now, Act::at(now)).await?;
        }
        if let Some(claim) = &claim {
            idempotency::answer(&mut tx, claim, 201, &id.to_string()).await?;
        }
        tx.commit().await?;
        Ok(id)
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
        let now = self.deps.clock.now();
        if let Some(problem) = visit.slot.problem(visit.day, now, "visit.") {
            problems.push(problem);
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
            problems.push(FieldProblem::new("customerId", "unknown", wording));
        }
        Ok(known)
    }
}

async fn insert(
    tx: &mut Tx,
    customer: i64,
    (actor, now): (i64, Timestamp),
    person: &NewPerson,
    input: &WalkInOrder,
) -> Result<i64, Failure> {
    let mobile = person.mobile.as_ref().map_or("", Mobile::as_str);
    let email = person.email.as_ref().map_or("", Email::as_str);
    let visit = input.visit.as_ref();
    let address = visit.map_or("", |visit| visit.address.0.trim());
    let pin_code = visit.map_or("", |visit| visit.pin_code.as_str());
    let day = visit.map(|visit| visit.day.to_string());
    let slot = visit.map(|visit| visit.slot.wording());
    let purpose = visit.and_then(|visit| visit.purpose);
    let needed_by = input.needed_by.map(|day| day.to_string());
    let status_key = status_link::new_key();
    let id = sqlx::query!(
        "INSERT INTO orders_order
            (user_id, service_name, service_model, first_name, last_name, contact_number, email, address, land_mark,
             pin_code, day, slot, message, status, advance_paise, request_hash, created_at, taken_by, status_key,
             needed_by, visit_purpose)
         VALUES (?1, '', '', ?2, '', ?3, ?4, ?5, '', ?6, ?7, ?8, '', 'Order Placed', ?9, '', ?10, ?11, ?12, ?13, ?14)",
        customer,
        person.name,
        mobile,
        email,
        address,
        pin_code,
        day,
        slot,
        input.advance_paise,
        now.0,
        actor,
        status_key,
        needed_by,
        purpose
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    Ok(id)
}
