"""Prints the events of a calendar file as JSON, as an independent reader understands them."""

import json
import sys

from icalendar import Calendar

calendar = Calendar.from_ical(sys.stdin.buffer.read())
problems = [str(error) for event in calendar.walk() for error in event.errors]
events = [
    {
        "uid": str(event["UID"]),
        "start": event.decoded("DTSTART").isoformat(),
        "status": str(event["STATUS"]),
        "summary": str(event["SUMMARY"]),
        "location": str(event.get("LOCATION", "")),
    }
    for event in calendar.walk("VEVENT")
]
print(json.dumps({"name": str(calendar["NAME"]), "problems": problems, "events": events}))
