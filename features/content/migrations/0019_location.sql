-- Where the shop is on the map, in degrees; both or neither.
ALTER TABLE content_setting ADD COLUMN latitude REAL;
ALTER TABLE content_setting ADD COLUMN longitude REAL;
