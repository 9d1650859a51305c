//! What an order of the website says beside its item: the visit, the address, the message and the measurements.

use super::entry::Entry;

/// Measurements of the website's form, in cm.
const LENGTHS: [(&str, &str); 8] = [
    ("height", "height"),
    ("shoulder", "shoulder"),
    ("frontNeck", "front neck"),
    ("backNeck", "back neck"),
    ("aroundArm", "around arm"),
    ("aroundWaist", "around waist"),
    ("aroundHip", "around hip"),
    ("aroundBust", "around bust"),
];

/// A line for each of them that is filled in.
pub fn order_note(order: &Entry) -> String {
    let text = |name: &str| order.text(&[name]);
    let joined = |parts: Vec<String>, with: &str| {
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(with)
    };
    let name = joined(vec![text("firstName"), text("lastName")], " ");
    let address = joined(
        vec![text("address"), text("landMark"), text("pinCode")],
        ", ",
    );
    let lengths = LENGTHS.iter().map(|(field, label)| {
        let length = text(field);
        let is_set = !length.is_empty() && length != "0";
        if is_set {
            format!("{label} {length}")
        } else {
            String::new()
        }
    });
    let lines = [
        ("For", name),
        ("Visit", text("appointmentTime")),
        ("Address", address),
        ("Message", text("message")),
        ("Measurements in cm", joined(lengths.collect(), ", ")),
    ];
    let lines = lines.into_iter().filter(|(_, line)| !line.is_empty());
    let lines: Vec<String> = lines
        .map(|(label, line)| format!("{label}: {line}"))
        .collect();
    lines.join("\n")
}
