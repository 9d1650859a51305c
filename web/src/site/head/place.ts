/** The states and territories that end a postal address; those that are cities at the same time count as cities. */
const STATES =
  /^(andaman and nicobar islands|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jammu and kashmir|jharkhand|karnataka|kerala|ladakh|lakshadweep|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil ?nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal)$/i;
const PIN_CODE = /[\s,–-]*\b([1-9]\d{2}) ?(\d{3})$/;

export interface Place {
  street?: string;
  city?: string;
  pinCode?: string;
  state?: string;
}

/** The parts of an Indian postal address that is written line by line. The city is what the pin code or the state follows. */
export function placeOf(lines: readonly string[]): Place {
  const place: Place = {};
  const street: string[] = [];
  for (const part of lines.flatMap((line) => line.split(","))) {
    const pin = PIN_CODE.exec(part);
    const name = part.replace(PIN_CODE, "").trim();
    if (STATES.test(name)) place.state = name;
    else if (name && !/^india$/i.test(name)) street.push(name);
    if (pin) place.pinCode = `${pin[1]}${pin[2]}`;
    if ((pin || place.state) && !place.city) {
      const city = street.pop();
      if (city) place.city = city;
    }
  }
  if (street.length > 0) place.street = street.join(", ");
  return place;
}
