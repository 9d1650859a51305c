//! Calls of the owner on payments, refunds, and payment and email settings.

use serde_json::json;

use crate::belongings::{
    person::Call,
    plan::{Plan, open},
};

/// A payment of the demo store.
const RECEIVED: &str = "/admin/payments/received/1";

const DAYS: &str = "from=2026-08-01&to=2026-08-31";
const DRAWER: &str = "/admin/payments/cash-drawers/2026-07-01";
const OTHER_DRAWER: &str = "/admin/payments/cash-drawers/2026-06-30";
const UNOPENED: &str = "/admin/payments/cash-drawers/2026-07-02";

fn figures(report: &str) -> String {
    format!("/admin/payments/figures/{report}?{DAYS}")
}

fn expense(version: Option<i64>) -> serde_json::Value {
    let mut expense =
        json!({"day": "2026-07-01", "category": "Rent", "method": "bank", "amountPaise": 100});
    if let Some(version) = version {
        expense["version"] = version.into();
    }
    expense
}

pub fn plan(operation: &str) -> Option<Plan> {
    Some(match operation {
        "admin_payment_provider_view" => open(Call::get("/admin/payments/provider")),
        "admin_payment_provider_update" => {
            open(Call::put("/admin/payments/provider").json(json!({}))).needing_more()
        }
        "admin_payment_provider_check" => {
            open(Call::post("/admin/payments/provider/check").json(json!({}))).needing_more()
        }
        "admin_dispute_list" => open(Call::get("/admin/payments/disputes")),
        "admin_payment_list" => open(Call::get("/admin/payments/transactions")),
        "admin_payment_download" => open(Call::get("/admin/payments/transactions.csv")),
        "admin_payment_waiting_view" => open(Call::get("/admin/payments/waiting")),
        "admin_customer_account_list" => open(Call::get("/admin/payments/customers?customer=3")),
        "admin_customer_money_view" => open(Call::get("/admin/payments/customers/3")),
        "admin_payment_view" => open(Call::get(RECEIVED)).needing_more(),
        "admin_refund_create" => {
            let form = json!({"amountPaise": 100, "reason": "Changed their mind."});
            open(Call::post(format!("{RECEIVED}/refunds")).json(form)).needing_more()
        }
        "admin_refund_retry" => open(Call::post("/admin/payments/refunds/1/retry")).needing_more(),
        "admin_payment_retain" => {
            let input = json!({"reason": "Settled at the counter."});
            open(Call::put(format!("{RECEIVED}/retention")).json(input)).needing_more()
        }
        "admin_payment_release" => {
            open(Call::delete(format!("{RECEIVED}/retention"))).needing_more()
        }
        "admin_unmatched_payment_list" => open(Call::get("/admin/payments/unmatched")),
        "admin_unmatched_payment_settle" => {
            open(Call::post("/admin/payments/unmatched/pay_unknown/settle")).needing_more()
        }
        "admin_unmatched_payment_match" => {
            let input = json!({"userId": 3, "kind": "course", "reference": "1"});
            open(Call::post("/admin/payments/unmatched/pay_unknown/match").json(input))
                .needing_more()
        }
        "admin_sales_report_view" => open(Call::get(figures("sales"))),
        "admin_sales_report_download" => open(Call::get(figures("sales.csv"))),
        "admin_balances_report_view" => open(Call::get(figures("balances"))),
        "admin_balances_report_download" => open(Call::get(figures("balances.csv"))),
        "admin_work_report_view" => open(Call::get(figures("work"))),
        "admin_work_report_download" => open(Call::get(figures("work.csv"))),
        "admin_profit_report_view" => open(Call::get(figures("profit"))),
        "admin_accountant_download" => {
            open(Call::get(format!("/admin/payments/accountant.zip?{DAYS}")))
        }
        "admin_expense_list" => open(Call::get(format!("/admin/payments/expenses?{DAYS}"))),
        "admin_expense_download" => open(Call::get(format!("/admin/payments/expenses.csv?{DAYS}"))),
        "admin_expense_create" => open(Call::post("/admin/payments/expenses").json(expense(None))),
        "admin_expense_update" => {
            open(Call::put("/admin/payments/expenses/999").json(expense(Some(1)))).needing_more()
        }
        "admin_expense_delete" => open(Call::delete("/admin/payments/expenses/999")).needing_more(),
        "admin_cash_drawer_view" => open(Call::get(DRAWER)),
        "admin_cash_drawer_update" => {
            let input = json!({"openingPaise": 200_000, "handedOverPaise": 0, "version": 0});
            // The first caller opens it: the owner has a day of their own.
            let tried = Call::put(OTHER_DRAWER).json(input.clone());
            open(Call::put(DRAWER).json(input)).tried(tried)
        }
        "admin_cash_drawer_close" => {
            let input = json!({"countedPaise": 200_000});
            open(Call::post(format!("{UNOPENED}/close")).json(input)).needing_more()
        }
        "admin_cash_drawer_reopen" => open(Call::post(format!("{UNOPENED}/reopen"))).needing_more(),
        "admin_mail_setup_view" => open(Call::get("/admin/mails/setup")),
        "admin_mail_setup_update" => {
            open(Call::put("/admin/mails/setup").json(json!({}))).needing_more()
        }
        "admin_mail_setup_check" => {
            open(Call::post("/admin/mails/setup/check").json(json!({}))).needing_more()
        }
        _ => return None,
    })
}
