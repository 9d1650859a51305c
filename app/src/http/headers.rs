//! What every answer tells the browser about how far to trust the page. Errors included.

use std::sync::{Arc, OnceLock};

use poem::{
    Request, Response, Result,
    http::{
        HeaderName, HeaderValue,
        header::{
            CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
            X_CONTENT_TYPE_OPTIONS,
        },
    },
};

use super::{
    checkout_origins::CheckoutOrigins,
    layer::{Inner, Layer},
    secret_paths::secret_prefix,
};

/// Who may load it into a page.
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

static FIXED: [(HeaderName, HeaderValue); 5] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (
        REFERRER_POLICY,
        HeaderValue::from_static("strict-origin-when-cross-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin-allow-popups"),
    ),
    (RESOURCE_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()",
        ),
    ),
];

/// For pages whose own address is a secret: nothing they load, and no page after them, is told where it was linked from.
const NO_REFERRER: HeaderValue = HeaderValue::from_static("no-referrer");

/// On a phone the checkout opens the payer's UPI app by one of these.
const UPI_APPS: &str = "upi: tez: phonepe: paytmmp:";

const ONE_YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// In an answer's extensions, behind an `Arc`: the hashes of the style sheets and of the script written into the page, as
/// they stand in the policy (`'sha256-` and base64, with spaces between).
#[derive(Clone, Debug, Default)]
pub struct InlineHashes {
    pub styles: String,
    pub script: String,
    /// Made once for all answers with the page.
    pub policy: OnceLock<HeaderValue>,
}

/// In an answer's extensions: the page is the reference at `/docs`, whose styles are written inline.
#[derive(Clone, Copy, Debug)]
pub struct ReferencePage;

/// In an answer's extensions: an image that mails show, which mail readers in browsers load from another site.
#[derive(Clone, Copy, Debug)]
pub struct ShownInMails;

/// The layer that sets them.
pub struct SecurityHeaders {
    https: bool,
    checkout: Option<CheckoutOrigins>,
    /// Sources of images and videos beside the shop itself, each after a space.
    files: String,
    plain: HeaderValue,
    reference: HeaderValue,
}

impl SecurityHeaders {
    /// `https`: whether people reach the shop on https. With a payment provider every page lets in its origins: in a
    /// client that never loads a second document the policy of the first one stays in force, and a checkout may begin
    /// on any page. `file_origins` are where images and videos are loaded from, beside the shop itself.
    pub fn new(https: bool, checkout: Option<CheckoutOrigins>, file_origins: &[String]) -> Self {
        let files: String = file_origins
            .iter()
            .flat_map(|origin| [" ", origin])
            .collect();
        let plain = HeaderValue::try_from(policy("'self'", "", checkout.as_ref(), &files));
        // Nothing is paid on the reference.
        let reference = HeaderValue::try_from(policy("'self' 'unsafe-inline'", "", None, ""));
        Self {
            https,
            checkout,
            files,
            // Both are built from the constants below; the fallback refuses everything rather than nothing.
            plain: plain.unwrap_or(HeaderValue::from_static("default-src 'none'")),
            reference: reference.unwrap_or(HeaderValue::from_static("default-src 'none'")),
        }
    }
}

impl SecurityHeaders {
    fn policy_of(&self, inline: &InlineHashes) -> HeaderValue {
        let styles = format!("'self' {}", inline.styles);
        let policy = policy(&styles, &inline.script, self.checkout.as_ref(), &self.files);
        HeaderValue::try_from(policy).unwrap_or_else(|_| self.plain.clone())
    }
}

impl Layer for SecurityHeaders {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let secret_address = secret_prefix(request.uri().path()).is_some();
        let mut response = match inner.call(request).await {
            Ok(response) => response,
            Err(error) => error.into_response(),
        };
        let policy = if response.extensions().get::<ReferencePage>().is_some() {
            self.reference.clone()
        } else if let Some(inline) = response.extensions().get::<Arc<InlineHashes>>() {
            inline.policy.get_or_init(|| self.policy_of(inline)).clone()
        } else {
            self.plain.clone()
        };
        let shown_in_mails = response.extensions().get::<ShownInMails>().is_some();
        let headers = response.headers_mut();
        for (name, value) in &FIXED {
            headers.insert(name, value.clone());
        }
        if secret_address {
            headers.insert(REFERRER_POLICY, NO_REFERRER);
        }
        if shown_in_mails {
            headers.insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
        }
        if !is_part_of_a_page(headers.get(CONTENT_TYPE)) {
            headers.insert(CONTENT_SECURITY_POLICY, policy);
        }
        if self.https {
            headers.insert(STRICT_TRANSPORT_SECURITY, ONE_YEAR);
        }
        Ok(response)
    }
}

/// Scripts, sheets and fonts obey the policy of the page that loads them, and can be no page themselves. A first visit
/// fetches a dozen of them over a slow line.
fn is_part_of_a_page(content_type: Option<&HeaderValue>) -> bool {
    let kind = content_type.and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| {
        ["text/javascript", "text/css", "font/woff2"]
            .iter()
            .any(|part| kind.starts_with(part))
    })
}

/// Rendered pages carry style attributes, hence `style-src-attr`. The one script written inline is the client's own, which
/// marks the page before its first paint; `script` is its hash or nothing.
fn policy(styles: &str, script: &str, checkout: Option<&CheckoutOrigins>, files: &str) -> String {
    let script = match script {
        "" => String::new(),
        hash => format!(" {hash}"),
    };
    let (provider, frames) = match checkout {
        Some(origins) => {
            let sources = origins.sources();
            (format!(" {sources}"), format!("{sources} {UPI_APPS}"))
        }
        None => (String::new(), "'none'".to_owned()),
    };
    format!(
        "default-src 'self'; script-src 'self'{script}{provider}; style-src {styles}; style-src-attr 'unsafe-inline'; \
         img-src 'self' data: blob:{provider}{files}; font-src 'self'{provider}; media-src 'self' blob:{files}; \
         connect-src 'self'{provider}; frame-src {frames}; object-src 'none'; base-uri 'none'; \
         form-action 'self'{provider}; frame-ancestors 'none'"
    )
}

#[cfg(test)]
mod tests {
    use poem::{endpoint::make_sync, http::StatusCode, test::TestClient};

    use super::{super::layer::Behind, *};

    #[test]
    fn images_and_videos_are_let_in_from_their_storage_and_nothing_else_is() {
        let origins = [
            "https://files.example.com".to_owned(),
            "https://s3.example.com".to_owned(),
        ];
        let headers = SecurityHeaders::new(true, None, &origins);
        let policy = headers.plain.to_str().unwrap();
        let sources = "https://files.example.com https://s3.example.com;";
        for allowed in ["img-src 'self' data: blob:", "media-src 'self' blob:"] {
            assert!(policy.contains(&format!("{allowed} {sources}")), "{policy}");
        }
        assert_eq!(policy.matches("example.com").count(), 4, "{policy}");
    }

    async fn header(https: bool, answer: fn() -> Result<Response>, name: &str) -> Option<String> {
        header_at("/", https, answer, name).await
    }

    async fn header_at(
        path: &str,
        https: bool,
        answer: fn() -> Result<Response>,
        name: &str,
    ) -> Option<String> {
        let endpoint = make_sync(move |_| answer()).behind(SecurityHeaders::new(https, None, &[]));
        let response = TestClient::new(endpoint).get(path).send().await;
        response
            .0
            .headers()
            .get(name)
            .map(|value| value.to_str().unwrap().to_owned())
    }

    #[tokio::test]
    async fn an_error_carries_them_too() {
        let answer = || Err(StatusCode::IM_A_TEAPOT.into());
        assert_eq!(
            header(false, answer, "x-content-type-options")
                .await
                .unwrap(),
            "nosniff"
        );
        assert!(
            header(false, answer, "content-security-policy")
                .await
                .unwrap()
                .contains("frame-ancestors 'none'")
        );
    }

    #[tokio::test]
    async fn a_page_whose_address_is_a_secret_names_it_to_nobody() {
        let page = || Ok(Response::builder().content_type("text/html").finish());
        let error = || Err(StatusCode::IM_A_TEAPOT.into());
        for path in [
            "/resetpassword/abc",
            "/ResetPassword/abc",
            "/account/confirm/abc",
            "/setup/abc",
        ] {
            for answer in [page as fn() -> Result<Response>, error] {
                let policy = header_at(path, false, answer, "referrer-policy").await;
                assert_eq!(policy.unwrap(), "no-referrer", "{path}");
            }
        }
        let policy = header_at("/account", false, page, "referrer-policy").await;
        assert_eq!(policy.unwrap(), "strict-origin-when-cross-origin");
    }

    #[tokio::test]
    async fn what_is_inlined_is_allowed_by_its_hash_alone() {
        let answer = || {
            let mut response = Response::builder().finish();
            response.extensions_mut().insert(Arc::new(InlineHashes {
                styles: "'sha256-abc='".to_owned(),
                script: "'sha256-xyz='".to_owned(),
                ..InlineHashes::default()
            }));
            Ok(response)
        };
        let policy = header(false, answer, "content-security-policy")
            .await
            .unwrap();
        assert!(
            policy.contains("style-src 'self' 'sha256-abc=';"),
            "{policy}"
        );
        assert!(
            policy.contains("script-src 'self' 'sha256-xyz=';"),
            "{policy}"
        );
    }

    #[test]
    fn with_a_payment_provider_its_names_are_let_in() {
        let origins = CheckoutOrigins::of("https://checkout.razorpay.com/v1/checkout.js");
        let policy = policy("'self'", "", origins.as_ref(), "");
        for part in [
            "script-src 'self' https://*.razorpay.com;",
            "frame-src https://*.razorpay.com upi:",
            "connect-src 'self' https://*.razorpay.com;",
            "form-action 'self' https://*.razorpay.com;",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{part} in {policy}");
        }
        assert!(!policy.contains("script-src 'self' 'unsafe"), "{policy}");
    }

    #[test]
    fn without_one_nobody_is_let_in() {
        let policy = policy("'self'", "", None, "");
        assert!(policy.contains("script-src 'self';") && policy.contains("frame-src 'none';"));
        assert!(!policy.contains("http"), "{policy}");
    }

    #[tokio::test]
    async fn only_what_can_be_a_page_says_what_a_page_may_do() {
        fn answer(kind: &str) -> Result<Response> {
            Ok(Response::builder().content_type(kind).finish())
        }
        let policy = "content-security-policy";
        for script in [
            header(false, || answer("text/javascript"), policy).await,
            header(false, || answer("font/woff2"), policy).await,
        ] {
            assert_eq!(script, None);
        }
        let drawing = header(false, || answer("image/svg+xml"), policy).await;
        assert!(drawing.is_some());
    }

    #[tokio::test]
    async fn https_is_remembered_only_where_it_exists() {
        let answer = || Ok(Response::builder().finish());
        assert_eq!(
            header(false, answer, "strict-transport-security").await,
            None
        );
        assert_eq!(
            header(true, answer, "strict-transport-security")
                .await
                .unwrap(),
            "max-age=31536000"
        );
    }
}
