//! What a mail says, before it is laid out.

/// Label and value, in rows.
pub type Facts = Vec<(String, String)>;

/// What a mail says. Plain text throughout; the layout escapes it.
#[derive(Clone, Debug, Default)]
pub struct MailContent {
    /// Says what to do and how much; one line.
    pub subject: String,
    pub heading: String,
    pub paragraphs: Vec<String>,
    pub facts: Facts,
    /// Absolute address of a JPEG of 1200 x 630, and what it shows in words.
    pub image: Option<(String, String)>,
    /// Words and absolute address.
    pub button: Option<(String, String)>,
    /// Said after the button.
    pub closing: Vec<String>,
    /// What happens next, in order.
    pub steps: Vec<String>,
}

impl MailContent {
    /// The same, marked if it is about a payment in test mode.
    pub fn marked(mut self, test: bool) -> Self {
        if !test {
            return self;
        }
        self.subject = format!("TEST: {}", self.subject);
        self.heading = format!("TEST: {}", self.heading);
        let wording = "This was a payment in test mode. No money has moved, and what it bought ends when the shop takes real \
                     payments.";
        self.paragraphs.insert(0, wording.to_owned());
        self
    }
}
