-- A note about one piece: its maker reads it too. One without a piece is for the counter alone, as is that of a removed piece.
ALTER TABLE orders_note ADD COLUMN piece_id INTEGER REFERENCES orders_piece (id) ON DELETE SET NULL;
CREATE INDEX orders_note_by_piece ON orders_note (piece_id, id) WHERE piece_id IS NOT NULL;
