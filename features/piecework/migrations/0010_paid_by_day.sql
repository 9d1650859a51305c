-- The shop's books ask what was paid on some days.
CREATE INDEX piecework_entry_by_day ON piecework_entry (day) WHERE kind IN ('advance', 'payment');
