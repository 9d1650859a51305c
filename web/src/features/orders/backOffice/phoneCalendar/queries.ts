import { read } from "../../../../api/read";
import { send } from "../../../../api/send";

export const calendarFeed = () => read("calendar_feed_view", "/me/calendar-feed");
export const createCalendarFeed = () => send("POST /me/calendar-feed");
export const deleteCalendarFeed = () => send("DELETE /me/calendar-feed");
