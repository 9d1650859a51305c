//! How many entries of the audit log users cause by acts of their own in a day: the log cannot be shortened for a year.

use kernel::{Limits, audit, limits::Limit};
use poem::{Request, Response, Result, http::Method};

use super::layer::{Inner, Layer};

const ENTRIES: Limit = Limit::per_day("audit.own", 200);

/// Limits the entries of requests below `/api/me`. What one of them records beyond the limit does not happen.
pub struct OwnActs(pub Limits);

impl Layer for OwnActs {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        // Deletions are bounded by what there is to delete, and nothing may keep a user from ending a session.
        let adds = matches!(
            *request.method(),
            Method::POST | Method::PUT | Method::PATCH
        );
        if !adds || !request.uri().path().starts_with("/api/me/") {
            return inner.call(request).await;
        }
        audit::limited(self.0.clone(), ENTRIES, inner.call(request)).await
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Clock, Db, Timestamp, audit::Entry};
    use poem::{Endpoint, EndpointExt, endpoint::make, http::StatusCode};

    use super::{super::layer::Behind, *};

    const NOON: Timestamp = Timestamp(1_785_565_800);

    #[tokio::test]
    async fn a_user_cannot_fill_the_audit_log() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        kernel::MIGRATOR.run(db.migrations()).await.unwrap();
        let clock = Clock::fixed(NOON);
        let written = db.clone();
        // An act of the user whom the header names.
        let act = make(move |request: Request| {
            let db = written.clone();
            async move {
                let actor = request.header("actor").and_then(|id| id.parse().ok());
                let entry = Entry {
                    actor,
                    action: "auth.renamed",
                    subject: "user:1",
                    details: serde_json::json!({}),
                };
                audit::record_alone(&db, NOON, entry).await?;
                Ok::<_, poem::Error>(StatusCode::NO_CONTENT)
            }
        });
        let limits = Limits::new(clock.clone(), true);
        let shop = act.behind(OwnActs(limits)).map_to_response();
        let send = async |method: Method, path: &str, actor: &str| {
            let request = Request::builder().method(method).uri(path.parse().unwrap());
            let request = request.header("actor", actor).finish();
            shop.get_response(request).await.status()
        };
        let done = StatusCode::NO_CONTENT;
        for _ in 0..ENTRIES.most {
            assert_eq!(send(Method::PATCH, "/api/me/account", "1").await, done);
        }
        let refused = send(Method::PUT, "/api/me/messages", "1").await;
        assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS);
        let rows = "SELECT count(*) FROM kernel_audit";
        let rows: i64 = sqlx::query_scalar(rows).fetch_one(db.read()).await.unwrap();
        assert_eq!(rows, i64::from(ENTRIES.most));
        for (method, path, actor) in [
            (Method::PATCH, "/api/me/account", "2"),
            (Method::DELETE, "/api/me/account", "1"),
            (Method::POST, "/api/payments/orders/1/confirm", "1"),
            (Method::POST, "/api/admin/orders/1/approve", "1"),
        ] {
            assert_eq!(send(method, path, actor).await, done, "{path} of {actor}");
        }
        clock.advance_seconds(ENTRIES.seconds);
        assert_eq!(send(Method::PATCH, "/api/me/account", "1").await, done);
    }
}
