//! Addresses that carry a secret in their path: links of mails and of the first start, videos that were paid for,
//! courses to claim, calendar feeds, and the address that an SMS gateway calls.

use percent_encoding::percent_decode_str;

const PREFIXES: [&str; 7] = [
    "/resetpassword/",
    "/account/confirm/",
    "/setup/",
    "/media/",
    "/gifts/",
    "/calendar/",
    "/api/messages/webhooks/sms/",
];

/// The part of such a path that is no secret; nothing for any other path. Read as the client's router reads it, which
/// knows neither case nor escapes nor empty segments: what opens the page is found here too.
pub fn secret_prefix(path: &str) -> Option<&'static str> {
    let path = percent_decode_str(path).decode_utf8_lossy();
    PREFIXES.into_iter().find(|prefix| {
        let mut segments = path.split('/').filter(|segment| !segment.is_empty());
        let mut wanted = prefix.split('/').filter(|segment| !segment.is_empty());
        wanted.all(|wanted| {
            segments
                .next()
                .is_some_and(|segment| segment.eq_ignore_ascii_case(wanted))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_it_is_written_a_path_with_a_secret_is_one() {
        for path in [
            "/resetpassword/abc",
            "/ResetPassword/abc",
            "//resetpassword//abc/",
            "/%72esetpassword/abc",
            "/resetpassword%2fabc",
        ] {
            assert_eq!(secret_prefix(path), Some("/resetpassword/"), "{path}");
        }
        assert_eq!(
            secret_prefix("/account/confirm/a"),
            Some("/account/confirm/")
        );
        assert_eq!(secret_prefix("/setup/abc"), Some("/setup/"));
        assert_eq!(secret_prefix("/media/grant/file.mp4"), Some("/media/"));
        assert_eq!(secret_prefix("/calendar/abc.ics"), Some("/calendar/"));
    }

    #[test]
    fn others_are_none() {
        for path in [
            "/",
            "/account",
            "/account/confirmed/a",
            "/api/setup/view",
            "/setups/a",
        ] {
            assert_eq!(secret_prefix(path), None, "{path}");
        }
    }
}
