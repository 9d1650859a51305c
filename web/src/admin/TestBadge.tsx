import { Badge } from "../ui/Badge";

/** Marks anything about a payment in test mode. */
export const TestBadge = () => <Badge kind="waiting">TEST</Badge>;
