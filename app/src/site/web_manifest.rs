//! What a browser needs to install the shop or its back office like an application (W3C, "Web Application Manifest").

use bytes::Bytes;
use poem::{
    Endpoint, Request, Response,
    http::{HeaderValue, Method, Uri},
};
use serde_json::{Value, json};

use crate::http::{SharedApi, cached::CachedResponse};

const MANIFEST: HeaderValue = HeaderValue::from_static("application/manifest+json");
/// Where the shop says what it is called and in which colours it is.
pub const SHOP: &str = "/api/content/shop";

/// Behind the page while it loads; the ground of every page.
const BACKGROUND: &str = "#FBFBF7";

#[derive(Clone, Copy)]
pub enum Application {
    Shop,
    BackOffice,
}

impl Application {
    /// Which one a path describes.
    pub fn described_at(path: &str) -> Option<Self> {
        match path {
            "/manifest.webmanifest" => Some(Self::Shop),
            "/admin.webmanifest" => Some(Self::BackOffice),
            _ => None,
        }
    }

    fn path(self) -> &'static str {
        match self {
            Self::Shop => "/",
            Self::BackOffice => "/admin",
        }
    }

    fn name(self, shop: &str) -> String {
        match self {
            Self::Shop => shop.to_owned(),
            Self::BackOffice => format!("{shop} back office"),
        }
    }

    /// What a long press on the icon offers.
    fn shortcuts(self) -> [(&'static str, &'static str); 2] {
        match self {
            Self::Shop => [
                ("Book an appointment", "/bookappointment"),
                ("My Orders", "/myorders"),
            ],
            Self::BackOffice => [
                ("New order", "/admin/orders/new"),
                ("Calendar", "/admin/calendar"),
            ],
        }
    }
}

/// The manifest of one application, with the shop's name and colour as visitors see them.
pub async fn send(api: &SharedApi, application: Application, request: &Request) -> Response {
    let asked = Request::builder()
        .method(Method::GET)
        .uri(Uri::from_static(SHOP))
        .finish();
    let answer = api.get_response(asked).await.into_body();
    // Without a shop yet, the defaults serve.
    let shop = answer.into_json().await.unwrap_or(Value::Null);
    let text = manifest(application, &shop).to_string();
    CachedResponse::new(MANIFEST, Bytes::from(text)).send(request.method(), request.headers())
}

fn manifest(application: Application, shop: &Value) -> Value {
    let shop_name = shop["businessName"].as_str().unwrap_or("Shop");
    let icon = |side: u16| {
        json!({
            "src": format!("/icon-{side}.png"),
            "sizes": format!("{side}x{side}"),
            "type": "image/png",
        })
    };
    let shortcuts = application.shortcuts();
    let mut manifest = json!({
        "id": application.path(),
        "name": application.name(shop_name),
        "short_name": shop_name,
        "description": shop["tagline"].as_str(),
        "lang": "en-IN",
        "start_url": application.path(),
        "scope": application.path(),
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": shop["themeColour"].as_str(),
        "icons": [icon(192), icon(512)],
        "shortcuts": shortcuts.map(|(name, url)| json!({"name": name, "url": url})),
    });
    if let Some(members) = manifest.as_object_mut() {
        members.retain(|_, value| !value.is_null());
    }
    manifest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shop_and_its_back_office_are_two_applications() {
        let shop = json!({"businessName": "Hem & Mogra", "themeColour": "#B5105B"});
        let of = |path: &str| Application::described_at(path).map(|one| manifest(one, &shop));
        let (public, office) = (
            of("/manifest.webmanifest").unwrap(),
            of("/admin.webmanifest").unwrap(),
        );
        assert_eq!(
            (&public["name"], &public["id"]),
            (&json!("Hem & Mogra"), &json!("/"))
        );
        assert_eq!(
            (&office["name"], &office["scope"]),
            (&json!("Hem & Mogra back office"), &json!("/admin"))
        );
        assert_eq!(public["theme_color"], "#B5105B");
        assert!(of("/other.webmanifest").is_none());
    }

    #[test]
    fn a_shop_without_a_name_can_be_installed_too() {
        let manifest = manifest(Application::Shop, &Value::Null);
        assert_eq!(manifest["name"], "Shop");
        assert!(
            manifest.get("theme_color").is_none(),
            "browsers warn of null"
        );
    }
}
