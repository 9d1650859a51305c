-- Who goes to the visit: user id of a team member. Stays when the visit is moved.
ALTER TABLE orders_order ADD COLUMN visit_assigned_to INTEGER;
