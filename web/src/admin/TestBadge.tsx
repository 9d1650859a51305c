import { Badge } from "../ui/Badge";

/** On everything about a payment in test mode. */
export const TestBadge = () => <Badge kind="waiting">TEST</Badge>;
