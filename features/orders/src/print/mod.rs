//! What is printed of an order: the slip that its customer takes home, and a job card for each piece.

mod customer_slip;
mod drawings;
mod job_card;
mod read;
mod slip_a5;
mod slip_roll;
#[cfg(test)]
mod tests;
mod wording;

pub use customer_slip::{ReceivedPayment, SlipFormat};
