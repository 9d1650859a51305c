-- Who does it: user id of somebody who works in the shop.
ALTER TABLE orders_order ADD COLUMN assigned_to INTEGER;
CREATE INDEX orders_order_by_assignee ON orders_order (assigned_to, id) WHERE assigned_to IS NOT NULL;
