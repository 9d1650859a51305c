//! Booking an appointment. Every booking is a single transaction, which sees the free capacity.

use kernel::{
    ConsentSource, CountedTry, Day, Failure, FieldProblem, MessageConsent, MessageEvent,
    RefusedDraft, Timestamp, Tx,
    idempotency::{self, Claim, Claimed},
    limits::Limit,
    name_problem,
    problem::INVALID_BODY,
};
use sqlx::SqliteConnection;

use crate::{
    Orders, change, codes,
    create_appointment::CreateAppointment,
    mails::{self, About, Act},
    order::Order,
    pieces::{NewPiece, WalkInPiece, insert_piece},
    price::{needed_by_problem, price_settings},
    slot::{Places, VisitSlot},
    status::OrderStatus,
    status_link,
};

const OPERATION: &str = "appointment_create";

/// Requests per day from one network address, which many phones may share.
const FROM_ADDRESS: Limit = Limit::per_day("orders.booking_address", 20);

/// Time within which an identical booking counts as the same one sent again, in seconds.
const SAME_BOOKING_SECONDS: i64 = 600;

impl Orders {
    /// Books a visit. Returns the existing booking for a repeated key, and for an identical request
    /// within ten minutes.
    pub(crate) async fn book(
        &self,
        user: i64,
        address: &str,
        input: &CreateAppointment,
        key: Option<&str>,
    ) -> Result<Order, Failure> {
        let id = self.booked(user, address, input, key).await?;
        self.order_of(user, id).await
    }

    async fn booked(
        &self,
        user: i64,
        address: &str,
        input: &CreateAppointment,
        key: Option<&str>,
    ) -> Result<i64, Failure> {
        let mut wrong = Vec::new();
        let pieces: Vec<WalkInPiece> = input.pieces.iter().map(WalkInPiece::from).collect();
        let pieces = self.plan_pieces(&pieces, &mut wrong).await?;
        let prefix = self.setup.numbers.prefix().await?;
        let now = self.deps.clock.now();
        let hash = input.hash();
        let claim = key.map(|key| Claim {
            user,
            operation: OPERATION,
            key,
            request_hash: hash.clone(),
        });
        let mut tx = self.deps.db.write().await?;
        self.setup.people.expect_account(&mut tx, user).await?;
        let before = match &claim {
            Some(claim) => match idempotency::claim(&mut tx, claim, now).await? {
                Claimed::First => None,
                Claimed::Again { body, .. } => Some(body.parse().map_err(Failure::internal)?),
            },
            None => equal_booking(&mut tx, user, &hash, now).await?,
        };
        if let Some(id) = before {
            return Ok(id);
        }
        let mut problems = self
            .visit_problems(
                &mut tx,
                Some(input.appointment_date),
                Some(input.appointment_time),
                None,
            )
            .await?;
        let visit = Some(input.appointment_date);
        let today = self.deps.clock.today();
        problems.extend(needed_by_problem(input.needed_by, today, visit));
        problems.extend(name_problem("firstName", &input.first_name));
        problems.extend(name_problem("lastName", input.last_name()));
        problems.extend(wrong);
        let (Some(pieces), true) = (pieces, problems.is_empty()) else {
            return Err(refusal(problems));
        };
        if waiting(&mut tx, user).await? >= self.setup.most_waiting {
            return Err(codes::TOO_MANY_WAITING.into());
        }
        let mut counted = CountedTry::new(&self.deps.limits);
        counted.count_address(FROM_ADDRESS, address)?;
        let bookings = Limit::in_minutes(10, "orders.booking", self.setup.most_bookings);
        counted.count(bookings, format!("user:{user}"))?;
        let id = self
            .write_down(tx, user, input, &pieces, &prefix, claim.as_ref())
            .await?;
        counted.keep();
        Ok(id)
    }

    /// Writes the booking and everything that follows from it, and commits the transaction.
    async fn write_down(
        &self,
        mut tx: Tx,
        user: i64,
        input: &CreateAppointment,
        pieces: &[NewPiece],
        prefix: &str,
        claim: Option<&Claim<'_>>,
    ) -> Result<i64, Failure> {
        let now = self.deps.clock.now();
        let hash = input.hash();
        let id = insert(&mut tx, user, input, &hash, now).await?;
        for (position, piece) in (1_i64..).zip(pieces) {
            let by = (user, now);
            insert_piece(&mut tx, id, position, piece, OrderStatus::Pending, by).await?;
        }
        self.refresh(&mut tx, id, user).await?;
        change::note(&mut tx, id, None, OrderStatus::Pending, user, now).await?;
        let about = About::of(
            &mut tx,
            self.deps.images.as_ref(),
            id,
            format!("{prefix}-{id}"),
        )
        .await?;
        let outbox = &self.deps.outbox;
        mails::queue(outbox, &mut tx, mails::RECEIVED, &about, now).await?;
        mails::notify_shop(outbox, &mut tx, id, &about, now).await?;
        if input.messages == Some(true) {
            let consent = MessageConsent {
                user,
                given: true,
                source: ConsentSource::Booking,
                actor: user,
            };
            outbox.record_consent(&mut tx, consent, now).await?;
        }
        let event = MessageEvent::RequestReceived;
        mails::message(outbox, &mut tx, event, &about, now, Act::at(now)).await?;
        if let Some(claim) = claim {
            idempotency::answer(&mut tx, claim, 201, &id.to_string()).await?;
        }
        tx.commit().await?;
        Ok(id)
    }

    /// Refuses a malformed request, and also reports problems of its visit and product.
    pub(crate) async fn refuse(&self, draft: RefusedDraft) -> Result<Failure, Failure> {
        let day = draft.text("appointmentDate").and_then(Day::parse);
        let slot = draft.text("appointmentTime").and_then(VisitSlot::from_text);
        let mut connection = self.deps.db.read().acquire().await?;
        let mut problems = self
            .visit_problems(&mut connection, day, slot, None)
            .await?;
        drop(connection);
        let needed_by = draft.text("neededBy").and_then(Day::parse);
        problems.extend(needed_by_problem(needed_by, self.deps.clock.today(), day));
        for field in ["firstName", "lastName"] {
            problems.extend(draft.text(field).and_then(|name| name_problem(field, name)));
        }
        for (index, piece) in draft.items("pieces").iter().enumerate().take(20) {
            if let Some(product) = piece["productId"].as_i64()
                && self.setup.services.service(product).await?.is_none()
            {
                problems.push(unknown_product(index));
            }
        }
        Ok(draft.with(problems))
    }

    /// Why a visit cannot be booked at this time. `without` is an order that is about to move.
    pub(crate) async fn visit_problems(
        &self,
        connection: &mut SqliteConnection,
        day: Option<Day>,
        slot: Option<VisitSlot>,
        without: Option<i64>,
    ) -> Result<Vec<FieldProblem>, Failure> {
        let Some(day) = day else {
            return Ok(Vec::new());
        };
        if day < self.earliest_day() {
            return Ok(vec![FieldProblem::new(
                "appointmentDate",
                "out_of_range",
                "The earliest date is tomorrow.",
            )]);
        }
        let latest = self.latest_day(connection).await?;
        if day > latest {
            return Ok(vec![FieldProblem::new(
                "appointmentDate",
                "out_of_range",
                format!("The last date that can be booked is {latest}."),
            )]);
        }
        let places = Places::on(connection, day, without).await?;
        if places.closed() {
            return Ok(vec![FieldProblem::new(
                "appointmentDate",
                "invalid",
                "We are closed on this day. Please choose another one.",
            )]);
        }
        let full = slot.is_some_and(|slot| places.free(slot) == 0);
        let problem = FieldProblem::new("appointmentTime", "invalid", codes::SLOT_FULL.message);
        Ok(if full { vec![problem] } else { Vec::new() })
    }
}

fn unknown_product(piece: usize) -> FieldProblem {
    FieldProblem::new(
        format!("pieces.{piece}.productId"),
        "unknown",
        "Choose one of the offered services.",
    )
}

/// A full slot alone has its own code, because nothing is wrong with the form.
pub fn refusal(problems: Vec<FieldProblem>) -> Failure {
    let full_only = problems
        .iter()
        .all(|problem| problem.field == "appointmentTime");
    let code = if full_only {
        codes::SLOT_FULL
    } else {
        INVALID_BODY
    };
    Failure::new(code).with_fields(problems)
}

async fn waiting(tx: &mut Tx, user: i64) -> Result<i64, Failure> {
    let waiting = sqlx::query_scalar!(
        r#"SELECT count(*) AS "waiting!: i64" FROM orders_order WHERE user_id = ?1 AND status = 'Pending'"#,
        user
    )
    .fetch_one(&mut **tx)
    .await?;
    Ok(waiting)
}

/// Finds an identical booking. A cancelled one does not count, so that it can be booked again.
async fn equal_booking(
    tx: &mut Tx,
    user: i64,
    hash: &str,
    now: Timestamp,
) -> Result<Option<i64>, Failure> {
    let since = now.0 - SAME_BOOKING_SECONDS;
    let id = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM orders_order
           WHERE user_id = ?1 AND request_hash = ?2 AND created_at > ?3 AND created_at <= ?4
             AND status NOT IN ('Rejected', 'Cancelled')
           ORDER BY id LIMIT 1"#,
        user,
        hash,
        since,
        now.0
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(id)
}

async fn insert(
    tx: &mut Tx,
    user: i64,
    input: &CreateAppointment,
    hash: &str,
    now: Timestamp,
) -> Result<i64, Failure> {
    let (first_name, address) = (input.first_name.trim(), input.address.0.trim());
    let (last_name, land_mark, message) = (input.last_name(), input.land_mark(), input.message());
    let (contact_number, email) = (input.contact_number.as_str(), input.email.as_str());
    let (pin_code, slot) = (input.pin_code.as_str(), input.appointment_time.wording());
    let day = input.appointment_date.to_string();
    let needed_by = input.needed_by.map(|day| day.to_string());
    let settings = price_settings(tx).await?;
    let rush = settings.rush_fee(input.appointment_date, input.needed_by);
    let status_key = status_link::new_key();
    let id = sqlx::query!(
        "INSERT INTO orders_order
            (user_id, service_name, service_model, first_name, last_name, contact_number, email, address, land_mark,
             pin_code, day, slot, message, status, request_hash, created_at, status_key, needed_by,
             rush_paise)
         VALUES (?1, '', '', ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'Pending', ?12, ?13, ?14, ?15, ?16)",
        user,
        first_name,
        last_name,
        contact_number,
        email,
        address,
        land_mark,
        pin_code,
        day,
        slot,
        message,
        hash,
        now.0,
        status_key,
        needed_by,
        rush
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    Ok(id)
}
