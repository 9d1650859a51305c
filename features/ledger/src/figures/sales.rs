//! Sales of a range of days by service, product, course, customer and maker.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use kernel::{Failure, Paise, order_figures::OrderedPiece};
use poem_openapi::Object;

use super::{Comparison, DateRange, divide::divide};
use crate::Ledger;

/// Most lines of each list.
const MOST_LINES: usize = 100;

/// What is sold without a product of the catalogue.
const OTHER_WORK: &str = "Other work";
const NO_MAKER: &str = "Not assigned";
const FORMER: &str = "Deleted account";

/// Sales of a range of days.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct SalesReport {
    /// The days.
    pub range: DateRange,
    /// The days that they are compared with; absent without a comparison.
    pub compared: Option<DateRange>,
    /// All of it.
    pub totals: SalesTotals,
    /// The same of the days that are compared.
    pub totals_before: Option<SalesTotals>,
    /// By service: the kind of work.
    pub services: Vec<SalesLine>,
    /// By product.
    pub products: Vec<SalesLine>,
    /// By course. Courses are paid when they are bought: only received.
    pub courses: Vec<SalesLine>,
    /// By the team member to whom pieces are assigned today.
    pub makers: Vec<SalesLine>,
    /// By customer, with orders as their number.
    pub customers: Vec<SalesLine>,
}

/// Ordered and received are two views of what was sold, never added together.
#[derive(Object, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct SalesTotals {
    /// Agreed prices by the day of approval, in paise; without orders called off since.
    pub ordered_paise: Paise,
    /// Number of these orders.
    pub orders: i64,
    /// Payments by their day, less what went back, in paise.
    pub received_paise: Paise,
    /// Number of customers of these orders.
    pub customers: i64,
    /// How many of them had ordered before.
    pub repeat_customers: i64,
}

/// What was sold of one thing, or to or by one person.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct SalesLine {
    /// Names it in its list.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What was sold.
    pub sold: SalesAmounts,
    /// The same of the days that are compared.
    pub before: Option<SalesAmounts>,
}

/// An order's price and payments are divided among its pieces by their prices.
#[derive(Object, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct SalesAmounts {
    /// How many: pieces, courses or orders.
    pub count: i64,
    /// Ordered, in paise.
    pub ordered_paise: Paise,
    /// Received, in paise.
    pub received_paise: Paise,
}

impl SalesAmounts {
    fn ordered(&mut self, count: i64, paise: i64) {
        self.count += count;
        self.ordered_paise.0 += paise;
    }
}

/// Amounts by key, with a name.
type Groups<Key> = BTreeMap<Key, (String, SalesAmounts)>;

/// A product of the catalogue by its id, else by its name.
type ProductKey = (Option<i64>, String);

/// What was sold in one range.
#[derive(Default)]
struct Sold {
    totals: SalesTotals,
    services: Groups<String>,
    products: Groups<ProductKey>,
    courses: Groups<String>,
    makers: Groups<Option<i64>>,
    customers: Groups<i64>,
}

impl Ledger {
    /// With every line; the answer of the API has the first hundred of each list.
    pub(crate) async fn sales_report(
        &self,
        range: DateRange,
        compare: Option<Comparison>,
    ) -> Result<SalesReport, Failure> {
        let sold = self.sold(range).await?;
        let compared = compare.map(|with| range.compared(with));
        let before = match compared {
            Some(range) => Some(self.sold(range).await?),
            None => None,
        };
        let lists = |sold: Sold| {
            (
                sold.totals,
                [
                    keyed(sold.services, |key| key),
                    keyed(sold.products, |(id, name)| match id {
                        Some(id) => id.to_string(),
                        None => format!("other:{name}"),
                    }),
                    keyed(sold.courses, |key| key),
                    keyed(sold.makers, |maker| maker.unwrap_or_default().to_string()),
                    keyed(sold.customers, |buyer| buyer.to_string()),
                ],
            )
        };
        let (totals, now) = lists(sold);
        let (totals_before, before) = before.map(lists).unzip();
        let mut before = before.map(Vec::from).unwrap_or_default().into_iter();
        let compares = compared.is_some();
        let [services, products, courses, makers, customers] =
            now.map(|groups| lines(groups, compares, before.next().unwrap_or_default()));
        Ok(SalesReport {
            range,
            compared,
            totals,
            totals_before,
            services,
            products,
            courses,
            makers,
            customers,
        })
    }

    async fn sold(&self, range: DateRange) -> Result<Sold, Failure> {
        let (from, until) = (range.from.start(), range.end().start());
        let approved = self.orders.approved(from, until).await?;
        let items = self.money_of_items(range).await?;
        let mut sold = Sold::default();
        sold.totals.received_paise.0 = items.values().map(|item| item.paise).sum();

        let orders = self.bills.kind();
        let mut paid: HashMap<i64, i64> = HashMap::new();
        let mut buyers: HashMap<i64, i64> = HashMap::new();
        for ((kind, reference), item) in items {
            if kind != orders {
                let name = item.title.clone();
                let (_, course) = sold
                    .courses
                    .entry(format!("{kind}:{reference}"))
                    .or_insert((name, SalesAmounts::default()));
                course.count += item.times;
                course.received_paise.0 += item.paise;
                if let Some(buyer) = item.buyer {
                    customer(&mut sold.customers, buyer).received_paise.0 += item.paise;
                }
            } else if let Ok(order) = reference.parse() {
                *paid.entry(order).or_default() += item.paise;
            }
        }

        let (mut customers, mut returning) = (BTreeSet::new(), BTreeSet::new());
        for order in &approved {
            let price = order.price_paise.unwrap_or_default();
            sold.totals.ordered_paise.0 += price;
            customer(&mut sold.customers, order.buyer).ordered(1, price);
            customers.insert(order.buyer);
            if order.returning {
                returning.insert(order.buyer);
            }
            buyers.insert(order.order, order.buyer);
        }
        sold.totals.orders = approved.len() as i64;
        sold.totals.customers = customers.len() as i64;
        sold.totals.repeat_customers = returning.len() as i64;

        let prices: HashMap<i64, i64> = approved
            .iter()
            .map(|order| (order.order, order.price_paise.unwrap_or_default()))
            .collect();
        let mut known: Vec<i64> = prices.keys().chain(paid.keys()).copied().collect();
        known.sort_unstable();
        known.dedup();
        let pieces = self.orders.pieces(&known).await?;
        for pieces in pieces.chunk_by(|one, other| one.order == other.order) {
            let order = pieces[0].order;
            sold.add_pieces(
                pieces,
                prices.get(&order).copied(),
                paid.get(&order).copied(),
            );
        }
        let unknown: Vec<i64> = paid
            .keys()
            .copied()
            .filter(|order| !buyers.contains_key(order))
            .collect();
        buyers.extend(self.orders.buyers(&unknown).await?);
        for (order, paise) in paid {
            if let Some(buyer) = buyers.get(&order) {
                customer(&mut sold.customers, *buyer).received_paise.0 += paise;
            }
        }
        self.name_people(&mut sold).await?;
        Ok(sold)
    }

    async fn name_people(&self, sold: &mut Sold) -> Result<(), Failure> {
        let makers = sold.makers.keys().flatten();
        let ids: Vec<i64> = sold.customers.keys().chain(makers).copied().collect();
        let names = self.people.names(&ids).await?;
        let named = |id: &i64| {
            let name = names.get(id).filter(|name| !name.is_empty());
            name.map_or(FORMER, String::as_str).to_owned()
        };
        for (buyer, (name, _)) in &mut sold.customers {
            *name = named(buyer);
        }
        for (maker, (name, _)) in &mut sold.makers {
            *name = maker.as_ref().map_or_else(|| NO_MAKER.to_owned(), named);
        }
        Ok(())
    }
}

fn customer(customers: &mut Groups<i64>, buyer: i64) -> &mut SalesAmounts {
    &mut customers.entry(buyer).or_default().1
}

impl Sold {
    /// The pieces of one order: its price if it was approved in the range, and what was received for it.
    fn add_pieces(&mut self, pieces: &[OrderedPiece], price: Option<i64>, paid: Option<i64>) {
        let mut weights: Vec<i64> = pieces
            .iter()
            .map(|piece| piece.price_paise.unwrap_or_default())
            .collect();
        if weights.iter().all(|weight| *weight == 0) {
            weights = pieces.iter().map(|piece| piece.quantity).collect();
        }
        let ordered = divide(price.unwrap_or_default(), &weights);
        let received = divide(paid.unwrap_or_default(), &weights);
        for ((piece, ordered), received) in pieces.iter().zip(ordered).zip(received) {
            let count = if price.is_some() { piece.quantity } else { 0 };
            let service = if piece.service.is_empty() {
                OTHER_WORK
            } else {
                &piece.service
            };
            let by_name = piece.product_id.is_none().then(|| piece.product.clone());
            let product = (piece.product_id, by_name.unwrap_or_default());
            let groups = [
                self.services
                    .entry(service.to_owned())
                    .or_insert_with(|| (service.to_owned(), SalesAmounts::default())),
                self.products
                    .entry(product)
                    .or_insert_with(|| (piece.product.clone(), SalesAmounts::default())),
                self.makers.entry(piece.maker).or_default(),
            ];
            for (_, amounts) in groups {
                amounts.ordered(count, ordered);
                amounts.received_paise.0 += received;
            }
        }
    }
}

/// The groups with keys as the API names them.
fn keyed<Key>(groups: Groups<Key>, named: impl Fn(Key) -> String) -> Groups<String> {
    let groups = groups.into_iter();
    groups.map(|(key, group)| (named(key), group)).collect()
}

/// Most ordered first, then most received. What was sold only in the days that are compared is listed too.
fn lines(groups: Groups<String>, compares: bool, mut before: Groups<String>) -> Vec<SalesLine> {
    let mut lines: Vec<SalesLine> = groups
        .into_iter()
        .map(|(key, (name, sold))| SalesLine {
            before: compares.then(|| before.remove(&key).unwrap_or_default().1),
            key,
            name,
            sold,
        })
        .collect();
    lines.extend(before.into_iter().map(|(key, (name, amounts))| SalesLine {
        key,
        name,
        sold: SalesAmounts::default(),
        before: Some(amounts),
    }));
    lines.sort_by(|one, other| {
        let amount = |line: &SalesLine| (line.sold.ordered_paise, line.sold.received_paise);
        amount(other)
            .cmp(&amount(one))
            .then_with(|| one.name.cmp(&other.name))
    });
    lines
}

impl SalesReport {
    /// With at most a hundred lines of each list.
    pub fn shortened(mut self) -> Self {
        for lines in [
            &mut self.services,
            &mut self.products,
            &mut self.courses,
            &mut self.makers,
            &mut self.customers,
        ] {
            lines.truncate(MOST_LINES);
        }
        self
    }
}
