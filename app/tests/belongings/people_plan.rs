//! Calls on accounts: with the first customer's page, and with rows made for calls that block,
//! unblock or link accounts.

use kernel::demo::{DEMO_CUSTOMER, DEMO_OWNER};
use kernel::testing::TEST_TIME;
use serde_json::json;
use totp_rs::{Builder, Secret};

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
    rows::run,
    support::DemoShop,
};

const NOTE: i64 = 900;
const WALK_IN: i64 = 901;
const OTHER_WALK_IN: i64 = 902;
const INVITED: i64 = 903;
const TOKEN: i64 = 904;
/// Key of the owner's authenticator app.
const KEY: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

pub const LAST: &[&str] = &[
    "admin_walk_in_link",
    "admin_walk_in_unlink",
    "admin_customer_block",
    "admin_customer_unblock",
    "admin_customer_reset",
    "admin_staff_invite",
    "admin_staff_password_reset",
    "admin_staff_role_update",
    "admin_staff_two_factor_delete",
    "admin_contact_release",
    "admin_staff_delete",
    "two_factor_confirm",
    "recovery_codes_renew",
    "two_factor_delete",
    "two_factor_create",
];

/// Rows that no other call uses.
pub async fn prepare(demo: &DemoShop) {
    let walk_in = |id: i64| {
        format!(
            "INSERT INTO auth_user (id, name, walk_in, created_at) VALUES ({id}, 'Chellamma', 1, 0)"
        )
    };
    let invited = format!(
        "INSERT INTO auth_user (id, name, mobile, email, role, password_hash, created_at)
         VALUES ({INVITED}, 'Kavitha', '+919840055555', 'kavitha@example.com', 'staff', '!', 0)"
    );
    let note = format!(
        "INSERT INTO auth_note (id, user_id, author, text, at)
         VALUES ({NOTE}, {DEMO_CUSTOMER}, {DEMO_OWNER}, 'Likes hooks at the front.', 0)"
    );
    let sealed = demo.two_factor_key.seal(DEMO_OWNER, KEY).unwrap();
    let key = format!(
        "INSERT INTO auth_two_factor (user_id, sealed_secret) VALUES ({DEMO_OWNER}, '{sealed}')"
    );
    let token = format!(
        "INSERT INTO auth_access_token (id, user_id, name, token_hash, scopes, created_at, expires_at)
         VALUES ({TOKEN}, {DEMO_OWNER}, 'Accounts sync', 'none', 'orders:read', 0, 9999999999)"
    );
    // A maker sees their own pieces: here the customer's are those of others.
    let pieces =
        format!("UPDATE orders_piece SET assigned_to = NULL WHERE assigned_to <> {DEMO_OWNER}");
    let alterations = "UPDATE orders_alteration SET assigned_to = NULL".to_owned();
    for sql in [
        walk_in(WALK_IN),
        walk_in(OTHER_WALK_IN),
        invited,
        note,
        token,
        key,
        pieces,
        alterations,
    ] {
        run(demo, &sql).await;
    }
}

pub fn plan(operation: &str) -> Option<Plan> {
    let asha = format!("/admin/customers/{DEMO_CUSTOMER}");
    let invited = format!("/admin/customers/{INVITED}");
    let member = format!("/admin/staff/{INVITED}");
    let second_step = "/me/two-factor";
    Some(match operation {
        "admin_customer_list" => open(Call::get("/admin/customers?q=asha")),
        "admin_customer_create" => {
            let walk_in = json!({"name": "Meenatchi", "mobile": "9840077777"});
            open(Call::post("/admin/customers").json(walk_in))
        }
        "admin_customer_view" => open(Call::get(asha)),
        "admin_customer_update" => {
            let change = json!({"name": "Chellamma R.", "version": 1});
            open(Call::put(format!("/admin/customers/{OTHER_WALK_IN}")).json(change))
        }
        "admin_customer_note_create" => {
            open(Call::post(format!("{asha}/notes")).json(json!({"text": "Ring twice."})))
        }
        "admin_customer_note_delete" => open(Call::delete(format!("{asha}/notes/{NOTE}"))),
        "admin_customer_block" => open(Call::post(format!("{invited}/block"))),
        "admin_customer_unblock" => open(Call::post(format!("{invited}/unblock"))),
        "admin_customer_reset" => open(Call::post(format!("{invited}/reset-link"))),
        "admin_contact_release" => {
            open(Call::post(format!("{invited}/release")).json(json!({"what": "mobile"})))
        }
        "admin_walk_in_link" => {
            open(Call::post(format!("{invited}/walk-ins")).json(json!({"walkIn": WALK_IN})))
        }
        "admin_walk_in_unlink" => open(Call::delete(format!("{invited}/walk-ins/{WALK_IN}"))),
        "admin_access_token_list" => open(Call::get("/admin/access-tokens")),
        "admin_access_token_create" => {
            let input = json!({"name": "Accounts sync", "scopes": ["orders:read"], "days": 30});
            open(Call::post("/admin/access-tokens").json(input))
        }
        "admin_access_token_revoke" => open(Call::delete(format!("/admin/access-tokens/{TOKEN}"))),
        "admin_staff_list" => open(Call::get("/admin/staff")),
        "admin_staff_create" => {
            let input = json!({
                "name": "Ponni", "mobile": "9840088888", "email": "ponni@example.com", "role": "manager",
                "handOver": true,
            });
            open(Call::post("/admin/staff").json(input))
        }
        "admin_staff_invite" => {
            open(Call::post(format!("{member}/invitation")).json(json!({"handOver": false})))
        }
        "admin_staff_password_reset" => open(Call::post(format!("{member}/password-link"))),
        "admin_staff_role_update" => {
            open(Call::put(format!("{member}/role")).json(json!({"role": "owner"})))
        }
        "admin_staff_two_factor_delete" => open(Call::delete(format!("{member}/two-factor"))),
        "admin_staff_delete" => open(Call::delete(member)),
        "calendar_feed_view" => open(Call::get("/me/calendar-feed")),
        "calendar_feed_create" => open(Call::post("/me/calendar-feed")),
        "calendar_feed_delete" => open(Call::delete("/me/calendar-feed")),
        "two_factor_view" => open(Call::get(second_step)),
        "two_factor_create" => open(Call::post(second_step)),
        "two_factor_confirm" => {
            let number = json!({"code": number()});
            open(Call::post(format!("{second_step}/confirm")).json(number))
        }
        "recovery_codes_renew" => open(Call::post(format!("{second_step}/recovery-codes"))),
        "two_factor_delete" => open(Call::delete(second_step)),
        _ => return None,
    })
}

/// The owner's current app code.
fn number() -> String {
    let secret = Secret::try_from_base32(KEY).unwrap();
    let totp = Builder::new().with_secret(secret).build().unwrap();
    totp.generate(u64::try_from(TEST_TIME.0).unwrap())
        .to_string()
}
