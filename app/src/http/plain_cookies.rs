//! Cookies of a demo store that strangers reach over plain http. Browsers keep neither `Secure` nor `__Host-` cookies
//! there, so on the wire both are left out; everything inside knows the cookies by their real names.

use poem::{
    Request, Response, Result,
    http::{
        HeaderMap, HeaderName, HeaderValue,
        header::{COOKIE, SET_COOKIE},
    },
};

use super::layer::{Inner, Layer};

const PREFIX: &str = "__Host-";
/// The names without the prefix that are ours.
const NAMES: [&str; 2] = ["session", "browser"];

/// Does nothing unless it is told that the store is such a one.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainCookies(pub bool);

impl Layer for PlainCookies {
    async fn call(&self, inner: &Inner, mut request: Request) -> Result<Response> {
        if !self.0 {
            return inner.call(request).await;
        }
        rewrite(request.headers_mut(), COOKIE, with_prefix);
        let mut response = inner.call(request).await?;
        rewrite(response.headers_mut(), SET_COOKIE, without_prefix);
        Ok(response)
    }
}

fn rewrite(headers: &mut HeaderMap, name: HeaderName, change: fn(&str) -> String) {
    let changed = |value: &HeaderValue| HeaderValue::from_str(&change(value.to_str().ok()?)).ok();
    let values: Vec<_> = headers.get_all(&name).iter().filter_map(changed).collect();
    headers.remove(&name);
    for value in values {
        headers.append(&name, value);
    }
}

fn with_prefix(cookies: &str) -> String {
    let named = cookies.split(';').map(str::trim).map(|cookie| {
        let ours = NAMES
            .iter()
            .any(|name| cookie.split('=').next() == Some(name));
        if ours {
            format!("{PREFIX}{cookie}")
        } else {
            cookie.to_owned()
        }
    });
    named.collect::<Vec<_>>().join("; ")
}

fn without_prefix(cookie: &str) -> String {
    cookie
        .strip_prefix(PREFIX)
        .unwrap_or(cookie)
        .replace("; Secure", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_goes_out_plain_and_comes_back_under_its_real_name() {
        let cached = without_prefix(
            "__Host-session=abc; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax",
        );
        assert_eq!(
            cached,
            "session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax"
        );
        assert_eq!(
            with_prefix("theme=dark; session=abc;browser=d"),
            "theme=dark; __Host-session=abc; __Host-browser=d"
        );
    }

    #[test]
    fn every_cookie_is_rewritten() {
        let mut headers = HeaderMap::new();
        for cookie in ["__Host-session=a; Secure", "__Host-browser=b; Secure"] {
            headers.append(SET_COOKIE, HeaderValue::from_static(cookie));
        }
        rewrite(&mut headers, SET_COOKIE, without_prefix);
        let cookies: Vec<_> = headers.get_all(SET_COOKIE).iter().collect();
        assert_eq!(cookies, ["session=a", "browser=b"]);
    }
}
