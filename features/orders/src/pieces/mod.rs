//! Pieces: the garments of an order, each with its own measurements, price, days, maker and step.

mod create_piece;
mod insert;
mod measure;
mod piece;
mod refresh;
mod removed;
mod rows;
mod steps;
mod update;
mod work;

pub use create_piece::{CreatePiece, WalkInPiece};
pub use insert::{NewPiece, insert_piece, positions};
pub use measure::{abandoned_fields, store_lengths};
pub use piece::{FabricSource, OrderPiece, PieceChoice, piece_number};
pub use refresh::{Summary, derived_status};
pub use steps::{Act, last_act, record_steps};
pub use update::UpdatePiece;
pub use work::Whose;
