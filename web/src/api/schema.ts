// Written by `just gen` from openapi.json. Not to be changed by hand.

export interface paths {
  "/catalogue/categories": { get: operations["category_list"]; };
  "/catalogue/categories/{ctid}": { get: operations["category_view"]; };
  "/catalogue/services": { get: operations["service_list"]; };
  "/catalogue/products": { get: operations["product_list"]; };
  "/catalogue/products/{id}": { get: operations["product_view"]; };
  "/catalogue/products/{id}/extras": { get: operations["product_extras_view"]; };
  "/catalogue/tags": { get: operations["tag_list"]; };
  "/me/favourites": { get: operations["favourite_list"]; post: operations["favourite_add"]; };
  "/me/favourites/{product}": { delete: operations["favourite_remove"]; };
  "/me/product-reviews/{product}": {
    get: operations["product_review_view"];
    put: operations["product_review_put"];
    delete: operations["product_review_delete"];
  };
  "/catalogue/review-photos/{photo}": { get: operations["product_review_photo_view"]; };
  "/me/product-reviews/{product}/photos": { post: operations["product_review_photo_create"]; };
  "/me/product-reviews/{product}/photos/{photo}": { delete: operations["product_review_photo_delete"]; };
  "/admin/catalogue/reviews": { get: operations["admin_product_review_list"]; };
  "/admin/catalogue/reviews/waiting": { get: operations["admin_product_review_waiting_view"]; };
  "/admin/catalogue/reviews/{id}": {
    put: operations["admin_product_review_update"];
    delete: operations["admin_product_review_delete"];
  };
  "/admin/catalogue/reviews/{id}/restore": { post: operations["admin_product_review_restore"]; };
  "/admin/catalogue/categories": { get: operations["admin_category_list"]; post: operations["admin_category_create"]; };
  "/admin/catalogue/categories/order": { put: operations["admin_category_reorder"]; };
  "/admin/catalogue/categories/{id}/published": { put: operations["admin_category_publish"]; };
  "/admin/catalogue/categories/{id}": {
    get: operations["admin_category_view"];
    put: operations["admin_category_update"];
    delete: operations["admin_category_delete"];
  };
  "/admin/catalogue/categories/{id}/restore": { post: operations["admin_category_restore"]; };
  "/admin/catalogue/services": { get: operations["admin_service_list"]; post: operations["admin_service_create"]; };
  "/admin/catalogue/services/order": { put: operations["admin_service_reorder"]; };
  "/admin/catalogue/services/{id}/published": { put: operations["admin_service_publish"]; };
  "/admin/catalogue/services/{id}": {
    get: operations["admin_service_view"];
    put: operations["admin_service_update"];
    delete: operations["admin_service_delete"];
  };
  "/admin/catalogue/services/{id}/restore": { post: operations["admin_service_restore"]; };
  "/admin/catalogue/products": { get: operations["admin_product_list"]; post: operations["admin_product_create"]; };
  "/admin/catalogue/products/{id}/duplicate": { post: operations["admin_product_duplicate"]; };
  "/admin/catalogue/products/order": { put: operations["admin_product_reorder"]; };
  "/admin/catalogue/products/{id}/published": { put: operations["admin_product_publish"]; };
  "/admin/catalogue/products/{id}": {
    get: operations["admin_product_view"];
    put: operations["admin_product_update"];
    delete: operations["admin_product_delete"];
  };
  "/admin/catalogue/products/{id}/restore": { post: operations["admin_product_restore"]; };
  "/garments/types": { get: operations["garment_type_list"]; };
  "/garments/choices": { get: operations["choice_group_list"]; };
  "/admin/garments/types": {
    get: operations["admin_garment_type_list"];
    post: operations["admin_garment_type_create"];
  };
  "/admin/garments/types/order": { put: operations["admin_garment_type_reorder"]; };
  "/admin/garments/types/{id}/published": { put: operations["admin_garment_type_publish"]; };
  "/admin/garments/types/{id}": {
    get: operations["admin_garment_type_view"];
    put: operations["admin_garment_type_update"];
    delete: operations["admin_garment_type_delete"];
  };
  "/admin/garments/types/{id}/restore": { post: operations["admin_garment_type_restore"]; };
  "/admin/garments/choices": { get: operations["admin_choice_list_list"]; };
  "/admin/garments/choices/{owner}/{id}": {
    get: operations["admin_choice_list_view"];
    put: operations["admin_choice_list_update"];
  };
  "/admin/piecework/rates": {
    get: operations["admin_piecework_rate_list"];
    put: operations["admin_piecework_rate_update"];
  };
  "/admin/piecework/makers": { get: operations["admin_piecework_view"]; };
  "/admin/piecework/statements/{maker}": { get: operations["admin_piecework_statement_view"]; };
  "/admin/piecework/statements/{maker}/statement.csv": { get: operations["admin_piecework_statement_download"]; };
  "/admin/piecework/statements/{maker}/statement.pdf": { get: operations["admin_piecework_statement_pdf"]; };
  "/admin/piecework/statements/{maker}/entries": { post: operations["admin_piecework_entry_create"]; };
  "/admin/piecework/statements/{maker}/entries/{entry}": { delete: operations["admin_piecework_entry_delete"]; };
  "/admin/piecework/statements/{maker}/missing-rates": { put: operations["admin_piecework_price_update"]; };
  "/admin/piecework/pieces/{id}": { put: operations["admin_piecework_piece_update"]; };
  "/admin/piecework/statements/{maker}/close": { post: operations["admin_piecework_statement_close"]; };
  "/admin/piecework/statements/{maker}/reopen": { post: operations["admin_piecework_statement_reopen"]; };
  "/courses/categories": { get: operations["course_category_list"]; };
  "/courses": { get: operations["course_list"]; };
  "/courses/{id}": { get: operations["course_view"]; };
  "/me/courses": { get: operations["enrolment_list"]; };
  "/me/courses/{id}": { get: operations["enrolment_view"]; };
  "/me/courses/{id}/grants": { post: operations["playback_grant_create"]; };
  "/me/playback/{id}/pings": { post: operations["playback_ping"]; };
  "/me/playback/{id}": { delete: operations["playback_end"]; };
  "/me/courses/{id}/files/{file}": { get: operations["lesson_file_download"]; };
  "/me/courses/{id}/review": { put: operations["review_put"]; };
  "/me/courses/{id}/questions": { get: operations["question_list"]; post: operations["question_create"]; };
  "/courses/certificates/{number}": { get: operations["certificate_view"]; };
  "/me/courses/{id}/certificate": { get: operations["certificate_download"]; post: operations["certificate_create"]; };
  "/me/gifts": { get: operations["gift_list"]; post: operations["gift_create"]; };
  "/me/gifts/claim": { post: operations["gift_claim"]; };
  "/admin/courses/categories": {
    get: operations["admin_course_category_list"];
    post: operations["admin_course_category_create"];
  };
  "/admin/courses/categories/order": { put: operations["admin_course_category_reorder"]; };
  "/admin/courses/categories/{id}/published": { put: operations["admin_course_category_publish"]; };
  "/admin/courses/categories/{id}": {
    get: operations["admin_course_category_view"];
    put: operations["admin_course_category_update"];
    delete: operations["admin_course_category_delete"];
  };
  "/admin/courses/categories/{id}/restore": { post: operations["admin_course_category_restore"]; };
  "/admin/courses": { get: operations["admin_course_list"]; post: operations["admin_course_create"]; };
  "/admin/courses/{id}/duplicate": { post: operations["admin_course_duplicate"]; };
  "/admin/courses/order": { put: operations["admin_course_reorder"]; };
  "/admin/courses/{id}/published": { put: operations["admin_course_publish"]; };
  "/admin/courses/{id}": {
    get: operations["admin_course_view"];
    put: operations["admin_course_update"];
    delete: operations["admin_course_delete"];
  };
  "/admin/courses/{id}/restore": { post: operations["admin_course_restore"]; };
  "/admin/courses/reviews": { get: operations["admin_review_list"]; };
  "/admin/courses/reviews/waiting": { get: operations["admin_review_waiting_view"]; };
  "/admin/courses/reviews/{id}": { put: operations["admin_review_update"]; delete: operations["admin_review_delete"]; };
  "/admin/courses/reviews/{id}/restore": { post: operations["admin_review_restore"]; };
  "/admin/courses/enrolments": { get: operations["admin_enrolment_list"]; post: operations["admin_enrolment_create"]; };
  "/admin/courses/enrolments/gifts": { get: operations["admin_enrolment_gift_list"]; };
  "/admin/courses/enrolments/{id}": { get: operations["admin_enrolment_view"]; };
  "/admin/courses/enrolments/{id}/extend": { post: operations["admin_enrolment_extend"]; };
  "/admin/courses/enrolments/{id}/revoke": { post: operations["admin_enrolment_revoke"]; };
  "/admin/courses/enrolments/{id}/undo": { post: operations["admin_enrolment_undo"]; };
  "/admin/courses/questions": { get: operations["admin_question_list"]; };
  "/admin/courses/questions/open": { get: operations["admin_question_open_view"]; };
  "/admin/courses/questions/{id}": { put: operations["admin_question_update"]; };
  "/admin/courses/{id}/files": { get: operations["admin_lesson_file_list"]; };
  "/admin/courses/lessons/{id}/files": { post: operations["admin_lesson_file_create"]; };
  "/admin/courses/lessons/{id}/files/order": { put: operations["admin_lesson_file_reorder"]; };
  "/admin/courses/files/{id}": {
    put: operations["admin_lesson_file_update"];
    delete: operations["admin_lesson_file_delete"];
  };
  "/admin/courses/files/{id}/restore": { post: operations["admin_lesson_file_restore"]; };
  "/admin/courses/files/{id}/content": {
    get: operations["admin_lesson_file_download"];
    put: operations["admin_lesson_file_replace"];
  };
  "/content/shop": { get: operations["shop_view"]; };
  "/content/banner": { get: operations["banner_list"]; };
  "/content/offers": { get: operations["offer_list"]; };
  "/content/gallery": { get: operations["gallery_list"]; };
  "/content/events": { get: operations["event_list"]; };
  "/content/events/{id}": { get: operations["event_view"]; };
  "/content/testimonials": { get: operations["testimonial_list"]; };
  "/content/measure-videos": { get: operations["measure_video_list"]; };
  "/content/pages/{slug}": { get: operations["page_view"]; };
  "/content/enquiries": { post: operations["enquiry_create"]; };
  "/admin/content/enquiries": { get: operations["admin_enquiry_list"]; };
  "/admin/content/enquiries/{id}": {
    put: operations["admin_enquiry_update"];
    delete: operations["admin_enquiry_delete"];
  };
  "/admin/content/enquiries/{id}/answered": { put: operations["admin_enquiry_answer"]; };
  "/admin/content/pages": { get: operations["admin_page_list"]; };
  "/admin/content/pages/{slug}": { get: operations["admin_page_view"]; put: operations["admin_page_update"]; };
  "/admin/content/shop": { get: operations["admin_shop_view"]; put: operations["admin_shop_update"]; };
  "/admin/content/shop/check": { post: operations["admin_shop_check"]; };
  "/admin/content/setup": { get: operations["admin_setup_view"]; };
  "/admin/content/setup/steps": { put: operations["admin_setup_step_update"]; };
  "/admin/content/setup/open": { post: operations["admin_shop_open"]; };
  "/admin/content/banner": { get: operations["admin_banner_list"]; post: operations["admin_banner_create"]; };
  "/admin/content/banner/order": { put: operations["admin_banner_reorder"]; };
  "/admin/content/banner/{id}/published": { put: operations["admin_banner_publish"]; };
  "/admin/content/banner/{id}": {
    get: operations["admin_banner_view"];
    put: operations["admin_banner_update"];
    delete: operations["admin_banner_delete"];
  };
  "/admin/content/banner/{id}/restore": { post: operations["admin_banner_restore"]; };
  "/admin/content/offers": { get: operations["admin_offer_list"]; post: operations["admin_offer_create"]; };
  "/admin/content/offers/order": { put: operations["admin_offer_reorder"]; };
  "/admin/content/offers/{id}/published": { put: operations["admin_offer_publish"]; };
  "/admin/content/offers/{id}": {
    get: operations["admin_offer_view"];
    put: operations["admin_offer_update"];
    delete: operations["admin_offer_delete"];
  };
  "/admin/content/offers/{id}/restore": { post: operations["admin_offer_restore"]; };
  "/admin/content/testimonials": {
    get: operations["admin_testimonial_list"];
    post: operations["admin_testimonial_create"];
  };
  "/admin/content/testimonials/{id}/published": { put: operations["admin_testimonial_publish"]; };
  "/admin/content/testimonials/{id}": {
    get: operations["admin_testimonial_view"];
    put: operations["admin_testimonial_update"];
    delete: operations["admin_testimonial_delete"];
  };
  "/admin/content/testimonials/{id}/restore": { post: operations["admin_testimonial_restore"]; };
  "/admin/content/enquiries/{id}/restore": { post: operations["admin_enquiry_restore"]; };
  "/admin/content/events": { get: operations["admin_event_list"]; post: operations["admin_event_create"]; };
  "/admin/content/events/{id}/published": { put: operations["admin_event_publish"]; };
  "/admin/content/events/{id}": {
    get: operations["admin_event_view"];
    put: operations["admin_event_update"];
    delete: operations["admin_event_delete"];
  };
  "/admin/content/events/{id}/restore": { post: operations["admin_event_restore"]; };
  "/admin/content/gallery": { get: operations["admin_gallery_list"]; post: operations["admin_gallery_create"]; };
  "/admin/content/gallery/order": { put: operations["admin_gallery_reorder"]; };
  "/admin/content/gallery/{id}/published": { put: operations["admin_gallery_publish"]; };
  "/admin/content/gallery/{id}": {
    get: operations["admin_gallery_view"];
    put: operations["admin_gallery_update"];
    delete: operations["admin_gallery_delete"];
  };
  "/admin/content/gallery/{id}/restore": { post: operations["admin_gallery_restore"]; };
  "/admin/content/how-to-measure": {
    get: operations["admin_how_to_measure_list"];
    post: operations["admin_how_to_measure_create"];
  };
  "/admin/content/how-to-measure/order": { put: operations["admin_how_to_measure_reorder"]; };
  "/admin/content/how-to-measure/{id}/published": { put: operations["admin_how_to_measure_publish"]; };
  "/admin/content/how-to-measure/{id}": {
    get: operations["admin_how_to_measure_view"];
    put: operations["admin_how_to_measure_update"];
    delete: operations["admin_how_to_measure_delete"];
  };
  "/admin/content/how-to-measure/{id}/restore": { post: operations["admin_how_to_measure_restore"]; };
  "/orders/pin-codes": { get: operations["pin_code_list"]; };
  "/orders/slots": { get: operations["slot_list"]; };
  "/orders/status/{key}": { get: operations["order_status_view"]; };
  "/me/appointments": { get: operations["appointment_list"]; post: operations["appointment_create"]; };
  "/me/orders": { get: operations["order_list"]; };
  "/me/orders/{id}": { get: operations["order_view"]; };
  "/me/orders/{id}/cancel": { post: operations["order_cancel"]; };
  "/me/orders/{id}/visit": { put: operations["order_visit_move"]; };
  "/me/orders/{id}/status-link": { put: operations["order_status_link_update"]; };
  "/me/measurement-profiles": {
    get: operations["measurement_profile_list"];
    post: operations["measurement_profile_create"];
  };
  "/me/measurement-profiles/{id}": {
    put: operations["measurement_profile_update"];
    delete: operations["measurement_profile_delete"];
  };
  "/me/measurement-profiles/{id}/measurements/{measuring}": { delete: operations["measuring_delete"]; };
  "/me/orders/{id}/photos": { post: operations["order_photo_create"]; };
  "/me/orders/{id}/photos/{photo}": { get: operations["order_photo_view"]; delete: operations["order_photo_delete"]; };
  "/admin/today": { get: operations["admin_today_view"]; };
  "/admin/board": { get: operations["admin_board_view"]; };
  "/admin/pieces": { get: operations["admin_piece_list"]; };
  "/admin/load": { get: operations["admin_load_view"]; };
  "/admin/orders": { get: operations["admin_order_list"]; post: operations["admin_order_create"]; };
  "/admin/orders/{id}": { get: operations["admin_order_view"]; };
  "/admin/orders/{id}/approve": { post: operations["admin_order_approve"]; };
  "/admin/orders/{id}/reject": { post: operations["admin_order_reject"]; };
  "/admin/orders/{id}/cancel": { post: operations["admin_order_cancel"]; };
  "/admin/orders/{id}/step": { post: operations["admin_order_move"]; };
  "/admin/orders/{id}/undo": { post: operations["admin_order_undo"]; };
  "/admin/orders/team": { get: operations["admin_team_list"]; };
  "/admin/orders/{id}/pieces": { post: operations["admin_piece_create"]; };
  "/admin/orders/{id}/pieces/{piece}": {
    put: operations["admin_piece_update"];
    delete: operations["admin_piece_delete"];
  };
  "/admin/orders/{id}/pieces/{piece}/restore": { post: operations["admin_piece_restore"]; };
  "/admin/orders/{id}/pieces/{piece}/step": { post: operations["admin_piece_move"]; };
  "/admin/orders/{id}/pieces/{piece}/assignee": { put: operations["admin_assignee_update"]; };
  "/admin/orders/{id}/pieces/{piece}/promised-day": { put: operations["admin_piece_promise"]; };
  "/admin/orders/{id}/pieces/{piece}/trial": { put: operations["admin_trial_update"]; };
  "/admin/orders/{id}/pieces/{piece}/price": { put: operations["admin_piece_price_update"]; };
  "/admin/orders/{id}/pieces/{piece}/fabric": { put: operations["admin_fabric_update"]; };
  "/admin/orders/{id}/pieces/{piece}/note": { put: operations["admin_piece_note_update"]; };
  "/admin/orders/{id}/pieces/{piece}/measurements": { put: operations["admin_measurement_update"]; };
  "/admin/alterations": { get: operations["admin_alteration_list"]; };
  "/admin/orders/{id}/pieces/{piece}/alterations": { post: operations["admin_alteration_create"]; };
  "/admin/orders/{id}/alterations/{alteration}": {
    put: operations["admin_alteration_update"];
    delete: operations["admin_alteration_delete"];
  };
  "/admin/orders/{id}/alterations/{alteration}/step": { post: operations["admin_alteration_move"]; };
  "/admin/own-pieces": { get: operations["admin_own_piece_list"]; };
  "/admin/own-pieces/{id}/step": { post: operations["admin_own_piece_move"]; };
  "/admin/own-pieces/{id}/notes": { post: operations["admin_own_piece_note_create"]; };
  "/admin/own-pieces/{id}/photos": { post: operations["admin_own_piece_photo_create"]; };
  "/admin/own-pieces/{id}/photos/{photo}": { get: operations["admin_own_piece_photo_view"]; };
  "/admin/orders/{id}/terms": { put: operations["admin_order_update"]; };
  "/admin/orders/{id}/needed-by": { put: operations["admin_needed_by_update"]; };
  "/admin/orders/{id}/visit": { put: operations["admin_visit_move"]; };
  "/admin/orders/{id}/visit/assignee": { put: operations["admin_visit_assign"]; };
  "/admin/orders/{id}/notes": { post: operations["admin_note_create"]; };
  "/admin/orders/{id}/price": { put: operations["admin_price_update"]; };
  "/admin/orders/{id}/price-adjustments": { put: operations["admin_price_adjustments_update"]; };
  "/admin/orders/{id}/photos/{photo}": {
    get: operations["admin_photo_view"];
    put: operations["admin_photo_update"];
    delete: operations["admin_photo_delete"];
  };
  "/admin/orders/{id}/photos": { post: operations["admin_photo_create"]; };
  "/admin/calendar": { get: operations["admin_calendar_view"]; put: operations["admin_calendar_update"]; };
  "/admin/holidays": { post: operations["admin_holiday_create"]; };
  "/admin/holidays/{day}": { delete: operations["admin_holiday_delete"]; };
  "/admin/orders/report": { get: operations["admin_order_report_view"]; };
  "/admin/orders/report.csv": { get: operations["admin_order_report_download"]; };
  "/admin/orders/{id}/slip.pdf": { get: operations["admin_order_slip_download"]; };
  "/admin/orders/{id}/job-cards.pdf": { get: operations["admin_job_card_download"]; };
  "/admin/measurement-profiles/{customer}": {
    get: operations["admin_measurement_profile_list"];
    post: operations["admin_measurement_profile_create"];
  };
  "/admin/measurement-profiles/{customer}/{id}": { put: operations["admin_measurement_profile_update"]; };
  "/admin/measurement-profiles/{customer}/last": { get: operations["admin_last_measurements_view"]; };
  "/admin/orders/{id}/status-link": { put: operations["admin_status_link_update"]; };
  "/admin/price-settings": {
    get: operations["admin_price_settings_view"];
    put: operations["admin_price_settings_update"];
  };
  "/admin/pin-codes/import": { post: operations["admin_pin_code_import"]; };
  "/admin/past-orders/{customer}": { get: operations["admin_past_order_list"]; };
  "/admin/pin-codes": { get: operations["admin_pin_code_list"]; post: operations["admin_pin_code_create"]; };
  "/admin/pin-codes/{id}/published": { put: operations["admin_pin_code_publish"]; };
  "/admin/pin-codes/{id}": {
    get: operations["admin_pin_code_view"];
    put: operations["admin_pin_code_update"];
    delete: operations["admin_pin_code_delete"];
  };
  "/admin/pin-codes/{id}/restore": { post: operations["admin_pin_code_restore"]; };
  "/payments/receipts": { get: operations["receipt_list"]; };
  "/payments/receipts/{file}": { get: operations["receipt_download"]; };
  "/payments/states": { get: operations["gst_state_list"]; };
  "/admin/payments/receipts": { get: operations["admin_receipt_list"]; };
  "/admin/payments/receipts/{file}": { get: operations["admin_receipt_download"]; };
  "/admin/payments/receipts.csv": { get: operations["admin_receipt_report_download"]; };
  "/admin/payments/tax": { get: operations["admin_tax_view"]; put: operations["admin_tax_update"]; };
  "/admin/payments/tax/sample": { post: operations["admin_tax_sample"]; };
  "/payments/orders": { post: operations["payment_order_create"]; };
  "/payments/orders/{id}": { get: operations["payment_order_view"]; };
  "/payments/orders/{id}/confirm": { post: operations["payment_order_confirm"]; };
  "/payments/coupons/check": { post: operations["coupon_check"]; };
  "/payments/webhooks/{provider}": { post: operations["payment_webhook"]; };
  "/payments/callbacks/{provider}": { post: operations["payment_callback"]; };
  "/admin/payments/coupons/{id}/uses": { get: operations["admin_coupon_use_list"]; };
  "/admin/payments/provider": {
    get: operations["admin_payment_provider_view"];
    put: operations["admin_payment_provider_update"];
  };
  "/admin/payments/provider/check": { post: operations["admin_payment_provider_check"]; };
  "/admin/payments/disputes": { get: operations["admin_dispute_list"]; };
  "/admin/payments/waiting": { get: operations["admin_payment_waiting_view"]; };
  "/admin/payments/received/{id}": { get: operations["admin_payment_view"]; };
  "/admin/payments/received/{id}/refunds": { post: operations["admin_refund_create"]; };
  "/admin/payments/refunds/{id}/retry": { post: operations["admin_refund_retry"]; };
  "/admin/payments/received/{id}/retention": {
    put: operations["admin_payment_retain"];
    delete: operations["admin_payment_release"];
  };
  "/admin/payments/unmatched": { get: operations["admin_unmatched_payment_list"]; };
  "/admin/payments/unmatched/{payment}/settle": { post: operations["admin_unmatched_payment_settle"]; };
  "/admin/payments/unmatched/{payment}/match": { post: operations["admin_unmatched_payment_match"]; };
  "/admin/payments/coupons": { get: operations["admin_coupon_list"]; post: operations["admin_coupon_create"]; };
  "/admin/payments/coupons/{id}/published": { put: operations["admin_coupon_publish"]; };
  "/admin/payments/coupons/{id}": {
    get: operations["admin_coupon_view"];
    put: operations["admin_coupon_update"];
    delete: operations["admin_coupon_delete"];
  };
  "/admin/payments/coupons/{id}/restore": { post: operations["admin_coupon_restore"]; };
  "/payments/sandbox/pay": { post: operations["sandbox_pay"]; };
  "/payments/sandbox/fail": { post: operations["sandbox_fail"]; };
  "/admin/payments/money-in": { get: operations["admin_money_in_view"]; };
  "/admin/payments/order-ledgers/{order}": { get: operations["admin_ledger_view"]; };
  "/admin/payments/order-ledgers/{order}/entries": { post: operations["admin_counter_payment_create"]; };
  "/admin/payments/order-ledgers/{order}/entries/{entry}/reverse": {
    post: operations["admin_counter_payment_reverse"];
  };
  "/me/orders/{id}/money": { get: operations["order_money_view"]; };
  "/admin/payments/transactions": { get: operations["admin_payment_list"]; };
  "/admin/payments/transactions.csv": { get: operations["admin_payment_download"]; };
  "/admin/payments/customers": { get: operations["admin_customer_account_list"]; };
  "/admin/payments/customers/{user}": { get: operations["admin_customer_money_view"]; };
  "/admin/payments/report": { get: operations["admin_payment_report_view"]; };
  "/admin/payments/report.csv": { get: operations["admin_payment_report_download"]; };
  "/admin/payments/figures/sales": { get: operations["admin_sales_report_view"]; };
  "/admin/payments/figures/sales.csv": { get: operations["admin_sales_report_download"]; };
  "/admin/payments/figures/balances": { get: operations["admin_balances_report_view"]; };
  "/admin/payments/figures/balances.csv": { get: operations["admin_balances_report_download"]; };
  "/admin/payments/figures/work": { get: operations["admin_work_report_view"]; };
  "/admin/payments/figures/work.csv": { get: operations["admin_work_report_download"]; };
  "/admin/payments/expenses": { get: operations["admin_expense_list"]; post: operations["admin_expense_create"]; };
  "/admin/payments/expenses/{id}": {
    put: operations["admin_expense_update"];
    delete: operations["admin_expense_delete"];
  };
  "/admin/payments/expenses.csv": { get: operations["admin_expense_download"]; };
  "/admin/payments/figures/profit": { get: operations["admin_profit_report_view"]; };
  "/admin/payments/cash-drawers/{day}": {
    get: operations["admin_cash_drawer_view"];
    put: operations["admin_cash_drawer_update"];
  };
  "/admin/payments/cash-drawers/{day}/close": { post: operations["admin_cash_drawer_close"]; };
  "/admin/payments/cash-drawers/{day}/reopen": { post: operations["admin_cash_drawer_reopen"]; };
  "/admin/payments/accountant.zip": { get: operations["admin_accountant_download"]; };
  "/me/notifications": {
    get: operations["notification_settings_view"];
    put: operations["notification_settings_update"];
  };
  "/me/notifications/devices": { post: operations["notification_device_create"]; };
  "/me/notifications/devices/{id}": { delete: operations["notification_device_delete"]; };
  "/me/notifications/devices/{id}/test": { post: operations["notification_device_test"]; };
  "/admin/notifications/emails": {
    get: operations["admin_notification_emails_view"];
    put: operations["admin_notification_emails_update"];
  };
  "/admin/messages/settings": {
    get: operations["admin_message_settings_view"];
    put: operations["admin_message_settings_update"];
  };
  "/admin/messages/events/{event}": { put: operations["admin_message_event_update"]; };
  "/admin/messages/whatsapp": { put: operations["admin_message_whatsapp_update"]; };
  "/admin/messages/sms": { put: operations["admin_message_sms_update"]; };
  "/admin/messages/channels/{channel}": { delete: operations["admin_message_channel_delete"]; };
  "/admin/messages/templates/check": { post: operations["admin_message_template_check"]; };
  "/admin/messages/test": { post: operations["admin_message_test"]; };
  "/admin/messages": { get: operations["admin_message_list"]; };
  "/admin/messages/{id}/resend": { post: operations["admin_message_resend"]; };
  "/admin/messages/chat-texts": { get: operations["admin_chat_text_list"]; };
  "/admin/messages/chat-texts/{kind}": { put: operations["admin_chat_text_update"]; };
  "/me/messages": { get: operations["message_consent_view"]; put: operations["message_consent_update"]; };
  "/admin/messages/consents/{customer}": {
    get: operations["admin_message_consent_view"];
    put: operations["admin_message_consent_update"];
  };
  "/messages/webhooks/whatsapp": {
    get: operations["message_webhook_verify"];
    post: operations["message_webhook_whatsapp"];
  };
  "/messages/webhooks/sms/{secret}": {
    get: operations["message_webhook_sms_get"];
    post: operations["message_webhook_sms"];
  };
  "/admin/imports": { get: operations["admin_import_list"]; };
  "/admin/imports/files": { post: operations["admin_import_create"]; };
  "/admin/imports/{id}": { get: operations["admin_import_view"]; delete: operations["admin_import_delete"]; };
  "/admin/imports/{id}/preview": { post: operations["admin_import_preview"]; };
  "/admin/imports/{id}/start": { post: operations["admin_import_start"]; };
  "/admin/imports/{id}/undo": { post: operations["admin_import_undo"]; };
  "/admin/imports/{id}/rejected.csv": { get: operations["admin_import_rejected_download"]; };
  "/admin/imports/{id}/not-undone.csv": { get: operations["admin_import_not_undone_download"]; };
  "/admin/import-samples/{kind}": { get: operations["admin_import_sample_download"]; };
  "/admin/exports/{kind}": { get: operations["admin_export_download"]; };
  "/admin/import-websites": {
    get: operations["admin_import_website_list"];
    post: operations["admin_import_website_create"];
  };
  "/admin/import-websites/{id}": {
    get: operations["admin_import_website_view"];
    delete: operations["admin_import_website_delete"];
  };
  "/admin/import-websites/{id}/lists/{kind}": { put: operations["admin_import_website_list_read"]; };
  "/admin/import-websites/{id}/preview": { post: operations["admin_import_website_preview"]; };
  "/admin/import-websites/{id}/start": { post: operations["admin_import_website_start"]; };
  "/admin/import-websites/{id}/stop": { post: operations["admin_import_website_stop"]; };
  "/admin/import-websites/{id}/continue": { post: operations["admin_import_website_continue"]; };
  "/admin/import-websites/{id}/undo": { post: operations["admin_import_website_undo"]; };
  "/session": {
    get: operations["session_view"];
    post: operations["session_create"];
    delete: operations["session_delete"];
  };
  "/auth/accounts": { post: operations["account_register"]; };
  "/auth/password/forgot": { post: operations["password_forgot"]; };
  "/auth/password/reset/view": { post: operations["password_reset_view"]; };
  "/auth/password/reset": { post: operations["password_reset"]; };
  "/auth/contact/confirm": { post: operations["contact_change_confirm"]; };
  "/me/account": {
    get: operations["account_view"];
    delete: operations["account_delete"];
    patch: operations["account_update"];
  };
  "/me/account/data": { get: operations["account_data"]; };
  "/me/password": { put: operations["password_change"]; };
  "/me/session/confirm": { post: operations["session_confirm"]; };
  "/me/sessions": { get: operations["session_list"]; };
  "/me/sessions/{id}": { delete: operations["session_end"]; };
  "/me/two-factor": {
    get: operations["two_factor_view"];
    post: operations["two_factor_create"];
    delete: operations["two_factor_delete"];
  };
  "/me/two-factor/confirm": { post: operations["two_factor_confirm"]; };
  "/me/two-factor/recovery-codes": { post: operations["recovery_codes_renew"]; };
  "/me/calendar-feed": {
    get: operations["calendar_feed_view"];
    post: operations["calendar_feed_create"];
    delete: operations["calendar_feed_delete"];
  };
  "/admin/customers": { get: operations["admin_customer_list"]; post: operations["admin_customer_create"]; };
  "/admin/customers/{id}": { get: operations["admin_customer_view"]; put: operations["admin_customer_update"]; };
  "/admin/customers/{id}/notes": { post: operations["admin_customer_note_create"]; };
  "/admin/customers/{id}/notes/{note}": { delete: operations["admin_customer_note_delete"]; };
  "/admin/customers/{id}/block": { post: operations["admin_customer_block"]; };
  "/admin/customers/{id}/unblock": { post: operations["admin_customer_unblock"]; };
  "/admin/customers/{id}/reset-link": { post: operations["admin_customer_reset"]; };
  "/admin/customers/{id}/release": { post: operations["admin_contact_release"]; };
  "/admin/customers/{id}/walk-ins": { post: operations["admin_walk_in_link"]; };
  "/admin/customers/{id}/walk-ins/{walk_in}": { delete: operations["admin_walk_in_unlink"]; };
  "/admin/staff": { get: operations["admin_staff_list"]; post: operations["admin_staff_create"]; };
  "/admin/staff/{id}/invitation": { post: operations["admin_staff_invite"]; };
  "/admin/staff/{id}/password-link": { post: operations["admin_staff_password_reset"]; };
  "/admin/staff/{id}/role": { put: operations["admin_staff_role_update"]; };
  "/admin/staff/{id}": { delete: operations["admin_staff_delete"]; };
  "/admin/staff/{id}/two-factor": { delete: operations["admin_staff_two_factor_delete"]; };
  "/admin/access-tokens": {
    get: operations["admin_access_token_list"];
    post: operations["admin_access_token_create"];
  };
  "/admin/access-tokens/{id}": { delete: operations["admin_access_token_revoke"]; };
  "/setup/view": { post: operations["setup_view"]; };
  "/setup/address": { post: operations["setup_address"]; };
  "/setup": { post: operations["setup_finish"]; };
  "/search": { get: operations["search_list"]; };
  "/search/wanted": { get: operations["wanted_item_list"]; };
  "/admin/search/report": { get: operations["admin_search_report_view"]; };
  "/admin/search/report.csv": { get: operations["admin_search_report_download"]; };
  "/admin/search/settings": {
    get: operations["admin_search_settings_view"];
    put: operations["admin_search_settings_update"];
  };
  "/admin/media/images": { get: operations["admin_image_list"]; post: operations["admin_image_create"]; };
  "/admin/media/images/{id}/crop": { post: operations["admin_image_crop"]; };
  "/admin/media/images/{id}": {
    get: operations["admin_image_view"];
    put: operations["admin_image_update"];
    delete: operations["admin_image_delete"];
  };
  "/admin/media/images/{id}/restore": { post: operations["admin_image_restore"]; };
  "/admin/media/storage": {
    get: operations["admin_file_storage_view"];
    put: operations["admin_file_storage_update"];
    delete: operations["admin_file_storage_delete"];
  };
  "/admin/media/storage/test": { post: operations["admin_file_storage_test"]; };
  "/admin/media/videos/uploads": {
    post: operations["admin_video_upload_create"];
    options: operations["admin_video_upload_rules"];
  };
  "/admin/media/videos/uploads/{id}": {
    delete: operations["admin_video_upload_delete"];
    head: operations["admin_video_upload_view"];
    patch: operations["admin_video_upload_append"];
  };
  "/admin/media/videos": { get: operations["admin_video_list"]; };
  "/admin/media/videos/{id}/cover": { put: operations["admin_video_cover"]; };
  "/admin/media/videos/{id}/captions/{language}": {
    put: operations["admin_video_captions_update"];
    delete: operations["admin_video_captions_delete"];
  };
  "/admin/media/videos/{id}/look": { post: operations["admin_video_look"]; };
  "/admin/media/videos/{id}": {
    get: operations["admin_video_view"];
    put: operations["admin_video_update"];
    delete: operations["admin_video_delete"];
  };
  "/admin/media/videos/{id}/restore": { post: operations["admin_video_restore"]; };
  "/admin/backups": { get: operations["admin_backup_list"]; post: operations["admin_backup_create"]; };
  "/admin/backups/{name}": { get: operations["admin_backup_view"]; delete: operations["admin_backup_delete"]; };
  "/admin/backups/{name}/archive": { get: operations["admin_backup_download"]; };
  "/admin/backups/{name}/restore": { post: operations["admin_backup_restore"]; };
  "/admin/backups/replaced/{name}/restore": { post: operations["admin_backup_undo"]; };
  "/admin/backup-bucket": {
    put: operations["admin_backup_bucket_update"];
    delete: operations["admin_backup_bucket_delete"];
  };
  "/admin/backup-bucket/recovery-key": { post: operations["admin_backup_bucket_confirm"]; };
  "/admin/audit": { get: operations["admin_audit_list"]; };
  "/admin/health": { get: operations["admin_health_view"]; };
  "/admin/mails": { get: operations["admin_mail_list"]; };
  "/admin/mails/health": { get: operations["admin_mail_health_view"]; };
  "/admin/mails/{id}": { get: operations["admin_mail_view"]; };
  "/admin/mails/{id}/resend": { post: operations["admin_mail_resend"]; };
  "/admin/mails/test": { post: operations["admin_mail_test"]; };
  "/admin/mails/setup": { get: operations["admin_mail_setup_view"]; put: operations["admin_mail_setup_change"]; };
  "/admin/mails/setup/check": { post: operations["admin_mail_setup_check"]; };
  "/admin/mails/held": { put: operations["admin_mail_release"]; };
  "/health": { get: operations["health_view"]; };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** An access token without its secret. */
    AccessTokenSummary: {
      /** Id of the token. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** What it may be used for. */
      scopes: components["schemas"]["Scope"][];
      /** Name of the owner who created it, and as whom it acts. @example Malarvizhi */
      creator: string;
      /** When it was created. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When it was last used, accurate to an hour; absent if never. @example 2026-08-24T06:30:00Z */
      lastUsedAt?: string;
      /** When it expires or expired. @example 2026-08-24T06:30:00Z */
      expiresAt: string;
      /** Whether it has expired. */
      expired: boolean;
    };
    /**
     * The caller's account details.
     *
     *     `role`: Role, which decides what the account may do.
     */
    Account: {
      /** Id of the account. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number, `+91XXXXXXXXXX`. @example +919876543210 */
      mobile: string;
      /** Email address. @example asha@example.com */
      email: string;
      role: components["schemas"]["Role"];
      /** When the account was created. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** New mobile number awaiting confirmation by the emailed link. @example +919876543210 */
      pendingMobile?: string;
      /** New email address awaiting confirmation by the emailed link. @example asha@example.com */
      pendingEmail?: string;
    };
    /** Changes to the account. Absent fields stay as they are. */
    AccountChange: {
      /** New name; takes effect immediately. @example Asha Raman */
      name?: string;
      /**
       * New mobile number; takes effect once the link sent to the account's email address is
       *     confirmed.
       * @example 98765 43210
       */
      mobile?: string;
      /** New email address; takes effect once the link sent to it is confirmed. @example asha@example.com */
      email?: string;
    };
    /**
     * All data stored about a user.
     *
     *     `account`: The account.
     *
     *     `calendarFeed`: Calendar address, without its secret.
     */
    AccountData: {
      /** When this copy was made. @example 2026-08-24T06:30:00Z */
      madeAt: string;
      account: components["schemas"]["Account"];
      /** Addresses that the shop wrote down. */
      addresses: string[];
      /** Active sessions. */
      sessions: components["schemas"]["SessionEntry"][];
      /** Access tokens that the user created, without their secrets. */
      accessTokens: components["schemas"]["AccessTokenSummary"][];
      calendarFeed: components["schemas"]["CalendarFeed"];
      /** Records of each feature by its name, such as orders, courses, payments and measurements. */
      records: { [key: string]: unknown; };
    };
    /** Products for a wish list. */
    AddFavourites: {
      /** Ids of products, newest first; at most a hundred. Unknown ones are left out. */
      products: number[];
    };
    /** A choice, with what visitors do not see. */
    AdminChoiceGroup: {
      /** Id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Whether several options may be chosen. */
      several: boolean;
      /** Whether an option has to be chosen. */
      required: boolean;
      /** Its options, in order. */
      options: components["schemas"]["AdminChoiceOption"][];
    };
    /**
     * An option, with what visitors do not see.
     *
     *     `image`: Image.
     */
    AdminChoiceOption: {
      /** Id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Added to the product's price, in paise. @example 145000 */
      pricePaise: number;
      /** Id of its image. */
      imageId?: number;
      image?: components["schemas"]["Image"];
      /** Whether it can be chosen. */
      available: boolean;
    };
    /** A coupon and how often it was used. */
    AdminCoupon: {
      /** Its id. */
      id: number;
      /** What a customer types, in capitals. @example FIRST10 */
      code: string;
      /** Percent off the price. */
      percent: number;
      /** The first day on which it counts; absent for at once. @example 2026-08-24 */
      firstDay?: string;
      /** The last day on which it counts; absent for ever. @example 2026-08-24 */
      lastDay?: string;
      /** How many customers may use it; absent for any number. Each of them once. */
      mostUses?: number;
      /** Only for this kind of item: `course`; absent for all that take coupons. @example course */
      kind?: string;
      /** Only for this one: the id of a course. @example 2 */
      reference?: string;
      /** Whether it can be used. */
      published: boolean;
      /** How many customers have used it. */
      used: number;
      /** For how many checkouts that are not paid yet it is set aside. */
      setAside: number;
      /** When it was created. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /**
     * A garment type, with what visitors do not see.
     *
     *     `image`: Image.
     */
    AdminGarmentType: {
      /** Id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** One line about it. @example Blouses with and without lining. */
      description?: string;
      /** Id of its image. */
      imageId?: number;
      image?: components["schemas"]["Image"];
      /** Work of one, in points of a maker's day. */
      points: number;
      /** Its measurements, in the order in which they are taken. */
      fields: components["schemas"]["GarmentField"][];
      /** How many choices it has. */
      choiceCount: number;
      /** Whether visitors see it. */
      published: boolean;
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** A pickup area, as shown in the back office. */
    AdminPinCode: {
      /** Row id. */
      id: number;
      /** Six digits. @example 600004 */
      pinCode: string;
      /** Name of the locality. @example Mylapore */
      location: string;
      /** Whether visitors are told that the area is served. */
      published: boolean;
      /** Version of the record; an update names the version it is based on. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** Payment status of an advance. */
    Advance: "none" | "due" | "paid" | "test";
    /** Advances of a month. */
    AdvancesOfMonth: {
      /** Advances requested with the orders accepted in the month, in paise. @example 145000 */
      askedPaise: number;
      /** Advances paid in the month, in paise. @example 145000 */
      paidPaise: number;
      /** All advances unpaid as of today, in paise. @example 145000 */
      unpaidPaise: number;
      /** Number of orders with an unpaid advance. */
      unpaidOrders: number;
    };
    /** The age group of a person who is measured. */
    AgeGroup: "adult" | "child";
    /** What is left to pay for one order, and since when. */
    AgedBalance: {
      /** Id of the order. */
      orderId: number;
      /** As people say it. @example HM-1048 */
      number: string;
      /** Whose order it is. @example Asha Raman */
      customer: string;
      /** What is left, in paise. @example 145000 */
      balancePaise: number;
      /**
       * The day since which it is due: when the order became ready or was delivered, else when it was approved.
       * @example 2026-08-24
       */
      since: string;
      /** How many days ago that was. */
      days: number;
      /** Whether the order is ready or delivered. */
      isReady: boolean;
    };
    /** An agreed price. */
    AgreedPrice: {
      /** In paise; absent if none is agreed. */
      pricePaise?: number;
      /** Current price as known to the caller, in paise; absent for none. */
      fromPaise?: number;
    };
    /**
     * An alteration of a piece.
     *
     *     `status`: Status.
     */
    Alteration: {
      /** Id of the alteration. */
      id: number;
      /** Id of the piece. */
      pieceId: number;
      /**
       * What to change.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      work: string;
      /**
       * What it costs, in paise; absent if it is free, and for those who see no prices. Part of the order's price once
       *     it is handed over.
       * @example 145000
       */
      pricePaise?: number;
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
      status: components["schemas"]["AlterationStatus"];
      /** When the shop received it. @example 2026-08-24T06:30:00Z */
      openedAt: string;
      /** When it was handed over. @example 2026-08-24T06:30:00Z */
      handedOverAt?: string;
    };
    /** Status of an alteration. */
    AlterationStatus: "Received" | "In Work" | "Ready" | "Handed Over";
    /**
     * A status change of an alteration.
     *
     *     `from`: Current status as known to the caller.
     *
     *     `to`: New status.
     *
     *     `payment`: For 'Handed Over': what it costs, paid at the counter now.
     */
    AlterationStep: {
      from: components["schemas"]["AlterationStatus"];
      to: components["schemas"]["AlterationStatus"];
      payment?: components["schemas"]["BalancePayment"];
      /** For 'Handed Over': leaves it due with the order's balance. */
      unpaid?: boolean;
    };
    /**
     * An alteration in a list.
     *
     *     `status`: Status.
     *
     *     `assignee`: The team member who does it.
     */
    AlterationSummary: {
      /** Id of the alteration. */
      id: number;
      /** Id of the order. */
      orderId: number;
      /** Position of the piece in the order. */
      position: number;
      /** Number of the piece, such as `HM-1048/2`. @example HM-1048 */
      number: string;
      /** First and last name of the customer; the first name alone for a maker. @example Asha Raman */
      customer: string;
      /** What the piece is. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      /** What to change. @example Let out the side seams */
      work: string;
      status: components["schemas"]["AlterationStatus"];
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
      /** Whether the promised day is at most two days away or past, and it is not ready yet. */
      due: boolean;
      assignee?: components["schemas"]["TeamMember"];
    };
    /**
     * What only the shop sees of an alteration.
     *
     *     `assignee`: The team member who does it.
     */
    AlterationWork: {
      /** Id of the alteration. */
      id: number;
      assignee?: components["schemas"]["TeamMember"];
      /** To be sent with an update. */
      version: number;
    };
    /**
     * By how much a captured amount differs from what was asked, as the provider explains it.
     *
     *     `reason`: Why.
     */
    AmountDifference: {
      /** Captured minus asked, in paise. */
      paise: number;
      reason: components["schemas"]["DifferenceReason"];
    };
    /** An approval. */
    Approval: {
      /** The advance to pay, in paise; 0 for none. */
      advancePaise: number;
      /** The promised day of every piece that names none. @example 2026-08-24 */
      promisedDay?: string;
      /** What is agreed on for each piece. */
      pieces?: components["schemas"]["PieceTerms"][];
      /** Rush fee in paise, 0 for none; absent if it stays. Owner only. */
      rushPaise?: number;
      /** Discount in paise. Owner only. */
      discountPaise?: number;
      /**
       * Discount in percent of the pieces' prices, rounded to whole rupees; instead of `discountPaise`.
       *     Owner only.
       */
      discountPercent?: number;
      /** Reason for the discount. Required with a discount; the customer sees it. @example Regular customer */
      discountReason?: string;
    };
    /** The assignment of a piece. */
    Assignment: {
      /** User id of a team member; absent to remove the assignment. */
      assigneeId?: number;
      /** Current assignee as known to the caller; absent for none. */
      fromId?: number;
    };
    /** A detail of an entry. */
    AuditDetail: {
      /** Name; nested names are joined with dots. @example Asha Raman */
      name: string;
      /** Value. @example Approved */
      value: string;
    };
    /**
     * An audit log entry.
     *
     *     `actor`: Actor; absent for the system itself.
     */
    AuditEntry: {
      /** Row id. */
      id: number;
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      actor?: components["schemas"]["AuditPerson"];
      /** Feature and action, such as `orders.cancelled`. @example orders.cancelled */
      action: string;
      /** Kind and id of the subject, such as `order:12`. @example order:12 */
      subject: string;
      /** Details. */
      details: components["schemas"]["AuditDetail"][];
    };
    /** A page of the audit log. */
    AuditPage: {
      /** Newest first. */
      items: components["schemas"]["AuditEntry"][];
      /** `before` of the next page; absent on the last one. */
      next?: number;
      /** Owners and staff, for the actor filter. */
      people: components["schemas"]["AuditPerson"][];
    };
    /** The user who performed an action. */
    AuditPerson: {
      /** User id. */
      id: number;
      /** Name; empty once the account is deleted. @example Asha Raman */
      name: string;
    };
    /**
     * A backup.
     *
     *     `kind`: Why it was made.
     */
    Backup: {
      /** Name, which identifies the backup. @example Asha Raman */
      name: string;
      kind: components["schemas"]["BackupKind"];
      /** When. @example 2026-08-24T06:30:00Z */
      madeAt: string;
      /** Whether its date is in the future, because the server's clock was wrong when it was made. */
      datedAhead: boolean;
      /** Size of a download, in bytes. On disk, images and videos are stored once for all backups. */
      bytes: number;
      /** Number of image and video files, counting each size of an image. */
      files: number;
      /** Whether its database and all its files were read completely and are intact. */
      verified: boolean;
      /** When it was last read completely, whatever the result. @example 2026-08-24T06:30:00Z */
      verifiedAt?: string;
      /** Why it cannot be restored. @example The file is incomplete. */
      broken?: string;
      /** Whether a copy is in the bucket. */
      inBucket: boolean;
      /** Number of image and video files that a restore could not bring back unchanged. */
      damagedCount: number;
      /** Paths of the first of them, relative to the data folder. */
      damaged: string[];
    };
    /** Where copies of the backups are stored. */
    BackupBucket: {
      /** Address of the storage. */
      endpoint: string;
      /** Name of the bucket. */
      bucket: string;
      /** Region; may be empty. */
      region: string;
      /** Access key ID. Its secret is never shown. */
      accessKeyId: string;
      /** Whether addresses have the bucket in their path. */
      pathStyle: boolean;
      /** Folder in the bucket; may be empty. @example HM */
      prefix: string;
      /** Whether the recovery key is confirmed. Nothing is uploaded before. */
      confirmed: boolean;
      /** When a backup was last stored there completely. @example 2026-08-24T06:30:00Z */
      pushedAt?: string;
      /** Images and videos still to be uploaded. */
      left: number;
      /** Why the last attempt failed. @example The disk is full. */
      failure?: string;
    };
    /** Backups in the bucket. */
    BackupBucketHealth: {
      /** When a backup was last stored there completely. @example 2026-08-24T06:30:00Z */
      pushedAt?: string;
      /** Why the last attempt failed. @example The disk is full. */
      failure?: string;
      /** Whether none was stored for two days. */
      late: boolean;
      /** Images and videos still to be uploaded. */
      left: number;
    };
    /** The recovery key, while it is not confirmed. */
    BackupBucketSaved: {
      /** 14 groups of 4 characters, to be stored by the owner. Not shown again once it is confirmed. */
      recoveryKey?: string;
      /** The same as a QR code, an SVG document. */
      qrCode?: string;
    };
    /**
     * A backup, and what it lacks.
     *
     *     `backup`: The backup.
     */
    BackupDetail: {
      backup: components["schemas"]["Backup"];
      /** Records added since, which it does not contain. Changed and deleted records are not counted. */
      since: components["schemas"]["SinceBackup"][];
      /** Number of changes made by staff and owner since. */
      changes: number;
      /** The shop's name, to be typed as a confirmation. @example Hem & Mogra */
      shopName: string;
    };
    /**
     * How the backups are.
     *
     *     `rehearsal`: The last rehearsal of a restore.
     *
     *     `bucket`: The copies in a bucket; absent without one.
     */
    BackupHealth: {
      /** Number of backups. */
      count: number;
      /** When the last good one was made. @example 2026-08-24T06:30:00Z */
      lastAt?: string;
      /** Whether the last good one is older than 26 hours. */
      late: boolean;
      /** Why the last attempt failed, or why the backups cannot be read. @example The disk is full. */
      failure?: string;
      /**
       * Number of damaged images and videos in the last good one, which a restore would not bring
       *     back.
       */
      damagedFiles: number;
      rehearsal: components["schemas"]["RehearsalHealth"];
      bucket?: components["schemas"]["BackupBucketHealth"];
    };
    /** Why a backup was made. */
    BackupKind: "daily" | "by_hand" | "before_update";
    /**
     * All backups.
     *
     *     `bucket`: The bucket in which copies are stored.
     *
     *     `running`: The backup or restore in progress.
     *
     *     `failed`: The last run, if it failed.
     *
     *     `restored`: The last restore.
     */
    BackupList: {
      /** Newest first. */
      items: components["schemas"]["Backup"][];
      bucket?: components["schemas"]["BackupBucket"];
      /** Folder of the backups on the server. @example /srv/boutique/backups */
      folder: string;
      running?: components["schemas"]["MaintenanceRun"];
      failed?: components["schemas"]["FailedRun"];
      restored?: components["schemas"]["LastRestore"];
      /** Shops that were replaced by a restore, newest first; each can be brought back. */
      replaced: components["schemas"]["ReplacedShopSummary"][];
      /** The shop's name, to be typed as a confirmation. @example Hem & Mogra */
      shopName: string;
    };
    /** How a payment was made. */
    BalanceMethod: "cash" | "upi";
    /**
     * A payment taken with the delivery.
     *
     *     `method`: How it was paid.
     */
    BalancePayment: {
      method: components["schemas"]["BalanceMethod"];
      /** Amount in paise: the whole balance. */
      amountPaise: number;
    };
    /** Balances that are due equally long. */
    BalancesOfAge: {
      /** Due at least so many days. */
      fromDays: number;
      /** And at most so many; absent for the oldest. */
      toDays?: number;
      /** For how many orders. */
      count: number;
      /** What is left to pay for them, in paise. @example 145000 */
      paise: number;
    };
    /** What is left to pay today, and what was paid for orders that are not delivered. */
    BalancesReport: {
      /** All that is left to pay, in paise. @example 145000 */
      totalPaise: number;
      /** For how many orders. */
      count: number;
      /** The same by age. */
      ages: components["schemas"]["BalancesOfAge"][];
      /** The orders, due longest first; at most a hundred. */
      orders: components["schemas"]["AgedBalance"][];
      /** Advances held: paid for orders that are not delivered, in paise. @example 145000 */
      advancesPaise: number;
      /** For how many orders. */
      advancesCount: number;
    };
    /** One of the words that take turns, with what the shop knows about it. */
    BannerEntry: {
      /** Row id. */
      id: number;
      /** A service in two or three words. @example Bridal blouses */
      subtitle: string;
      /** Whether visitors see it. */
      published: boolean;
      /** Goes up with each change; a change names the version that was read. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** One of the words that take turns. */
    BannerLine: {
      /** Row id. */
      id: number;
      /** A service in two or three words. @example Bridal blouses */
      subtitle: string;
    };
    /** What the shop begins with. */
    Beginning: "empty" | "samples";
    /** What the columns of the board are. Those of makers and due days leave out what is ready. */
    BoardBy: "step" | "maker" | "due";
    /** A day of visits. */
    CalendarDay: {
      /** The day. @example 2026-08-24 */
      day: string;
      /** Whether the shop makes no visits: a weekly day off or a holiday. */
      closed: boolean;
      /** Name of the holiday. @example Pongal */
      holiday?: string;
      /** The five slots, in order. */
      slots: components["schemas"]["CalendarSlot"][];
      /** Trials; they do not use slot capacity. */
      trials: components["schemas"]["OrderLine"][];
      /** Pieces promised for the day that are not delivered. */
      due: components["schemas"]["PieceSummary"][];
    };
    /** Whether the caller's calendar address exists. Its secret is never shown again. */
    CalendarFeed: {
      /** When the address was made; absent if there is none. @example 2026-08-24T06:30:00Z */
      createdAt?: string;
      /** When a calendar last read it, accurate to an hour; absent if none did. @example 2026-08-24T06:30:00Z */
      lastUsedAt?: string;
    };
    /** A new calendar address. */
    CalendarFeedAddress: {
      /** The address to subscribe to; returned only once. @example 7, North Mada Street, Mylapore */
      address: string;
    };
    /** Settings for every week. */
    CalendarSettings: {
      /** Capacity of each slot. */
      capacities: components["schemas"]["SlotCapacity"][];
      /** Weekly days off; 0 is Sunday. */
      daysOff: number[];
      /** Number of days ahead that customers can book. */
      horizonDays: number;
      /** Work that a maker does in a day, in points of the garment types; absent if it stays. */
      pointsPerDay?: number;
    };
    /**
     * A slot of a day.
     *
     *     `slot`: Part of the day.
     */
    CalendarSlot: {
      slot: components["schemas"]["VisitSlot"];
      /** Free capacity, in homes. */
      free: number;
      /** Visits, ordered by pin code. */
      visits: components["schemas"]["OrderLine"][];
    };
    /**
     * A week of visits.
     *
     *     `settings`: Settings for every week.
     */
    CalendarWeek: {
      /** The seven days, in order. */
      days: components["schemas"]["CalendarDay"][];
      settings: components["schemas"]["CalendarSettings"];
    };
    /** Captions of a video in one language. */
    Captions: {
      /** Language code of two or three letters, such as en or ta. @example ta */
      language: string;
      /** Name of the language in that language. @example Around bust */
      label: string;
      /** URL of the WebVTT file, valid as long as the video's. @example /uploads/blouse-1200.webp */
      src: string;
    };
    /**
     * The cash drawer of a day.
     *
     *     `closing`: How it was closed; absent while it is open.
     */
    CashDrawer: {
      /** The day in India. @example 2026-08-24 */
      day: string;
      /**
       * What was in it in the morning, in paise; before it is opened, what was counted when it was closed last.
       * @example 145000
       */
      openingPaise: number;
      /** Name of who opened it; absent before it is opened. @example Kannan */
      openedBy?: string;
      /** When it was opened; absent before. @example 2026-08-24T06:30:00Z */
      openedAt?: string;
      /** Received in cash on the day, less what was reversed, in paise. @example 145000 */
      cashInPaise: number;
      /** How many payments that were, without reversed ones. */
      payments: number;
      /** What was paid out in cash on the day. */
      expenses: components["schemas"]["CashExpense"][];
      /** All of it, in paise. @example 145000 */
      expensesPaise: number;
      /** Taken out of it, to the owner or the bank, in paise. @example 145000 */
      handedOverPaise: number;
      /**
       * What should be in it, in paise: opening and cash received, less expenses and what was handed over.
       * @example 145000
       */
      expectedPaise: number;
      closing?: components["schemas"]["DrawerClosing"];
    };
    /** An expense that was paid from the drawer. */
    CashExpense: {
      /** What for. @example Transport */
      category: string;
      /** How much, in paise. @example 145000 */
      paise: number;
    };
    /**
     * A category of services.
     *
     *     `categoryImage`: Image, 4:5.
     *
     *     `colours`: Colours of frames and backgrounds.
     */
    Category: {
      /** Id of the category. */
      id: number;
      /** The same id, under the name used by services and products. */
      ctid: number;
      /** Name, such as "Ladies' Wear". @example Ladies' Wear */
      categoryName: string;
      /** Description of one or two sentences, plain text. @example Blouses with and without lining. */
      description: string;
      categoryImage: components["schemas"]["Image"];
      colours: components["schemas"]["Colours"];
      /** Lowest price of its products in paise; absent if it has none. @example 145000 */
      fromPricePaise?: number;
      /** Number of services. */
      serviceCount: number;
      /** Whether there are courses with the same category name. */
      hasCourses: boolean;
    };
    /**
     * A category, with what visitors do not see.
     *
     *     `categoryImage`: The image; absent when the library has lost it.
     *
     *     `colours`: Its colours.
     */
    CategoryDetail: {
      /** Id of the category. */
      id: number;
      /** Name. @example Ladies' Wear */
      categoryName: string;
      /** One or two plain sentences. @example Blouses with and without lining. */
      description: string;
      /** Id of its image. */
      imageId: number;
      categoryImage?: components["schemas"]["Image"];
      colours: components["schemas"]["Colours"];
      /** Whether visitors see it. */
      published: boolean;
      /** How many services it has, hidden ones too. */
      serviceCount: number;
      /** How many products they have, hidden ones too. */
      productCount: number;
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** A certificate. Anyone who knows its number can verify it. */
    Certificate: {
      /** Number, such as `7KQ2-M9XD-R4TW`. @example HM-1048 */
      number: string;
      /** Name of the customer. @example Asha Raman */
      name: string;
      /** Title of the course. */
      course: string;
      /** Day in India on which it was issued. @example 2026-08-24 */
      date: string;
    };
    /** The certificate of a shop that is https by itself. */
    CertificateHealth: {
      /** When it expires; absent before the first one. @example 2026-08-24T06:30:00Z */
      expiresAt?: string;
      /** Whether it has expired. */
      expired: boolean;
      /** Why it could not be renewed, and what to do. @example The disk is full. */
      failure?: string;
    };
    /** A text that replaces the usual one. */
    ChatText: {
      kind: components["schemas"]["ChatTextKind"];
      /**
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /** What a chat is about: a status of the order, or its advance. */
    ChatTextKind: "pending" | "order_placed" | "cutting_started" | "stitching_in_progress" | "ready_for_pickup" | "delivered" | "rejected" | "cancelled" | "advance";
    /** The texts that replace the usual ones. */
    ChatTexts: { texts: components["schemas"]["ChatText"][]; };
    /** A coupon and what it is for. */
    CheckCoupon: {
      /** The coupon's code. @example FIRST10 */
      code: string;
      /** What kind of thing: `course`. @example course */
      kind: string;
      /** Which one. @example 2 */
      reference: string;
    };
    /**
     * What the browser needs to open the checkout.
     *
     *     `window`: What the provider's checkout shows of the shop and fills in for the buyer.
     */
    Checkout: {
      /** `sandbox`, or the name of the payment provider. @example razorpay */
      provider: string;
      /** The provider's id of this order. @example order_0000000000 */
      providerOrderId: string;
      /** What is to be paid, in paise. @example 145000 */
      amountPaise: number;
      /** Always `INR`. @example INR */
      currency: string;
      /** "Payment for ..." @example Blouses with and without lining. */
      description: string;
      /** The provider's public key. @example rzp_test_0000000000 */
      keyId?: string;
      /** Where the provider's checkout script is. */
      scriptUrl?: string;
      window?: components["schemas"]["ProviderWindow"];
    };
    /**
     * A checkout that began, or why there is none.
     *
     *     `outcome`: What to do next.
     *
     *     `order`: The purchase.
     *
     *     `checkout`: With the outcome `checkout`: what the browser needs to open it.
     */
    CheckoutBegun: {
      outcome: components["schemas"]["CheckoutOutcome"];
      order: components["schemas"]["PaymentOrder"];
      checkout?: components["schemas"]["Checkout"];
    };
    /** What to do next. */
    CheckoutOutcome: "checkout" | "free" | "paid" | "confirming";
    /** A choice, such as the neck. */
    ChoiceGroup: {
      /** Id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Whether several options may be chosen. */
      several: boolean;
      /** Whether an option has to be chosen. */
      required: boolean;
      /** Its options, in order. At least one is available. */
      options: components["schemas"]["ChoiceOption"][];
    };
    /** The choices of a garment type or product. */
    ChoiceList: {
      /** Name of the garment type or product. @example Asha Raman */
      name: string;
      /** Its choices, in order. */
      groups: components["schemas"]["AdminChoiceGroup"][];
      /** To be sent with a change. */
      version: number;
    };
    /**
     * Something with choices.
     *
     *     `owner`: What they belong to.
     */
    ChoiceListSummary: {
      owner: components["schemas"]["ChoiceOwner"];
      /** Its id. */
      id: number;
      /** Its name. @example Asha Raman */
      name: string;
      /** How many there are. */
      groupCount: number;
    };
    /**
     * An option of a choice.
     *
     *     `image`: Image.
     */
    ChoiceOption: {
      /** Id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Added to the product's price, in paise. @example 145000 */
      pricePaise: number;
      image?: components["schemas"]["Image"];
      /** Whether it can be chosen now. */
      available: boolean;
    };
    /** What choices belong to. */
    ChoiceOwner: "type" | "product";
    /**
     * What each column is, and the unit of lengths.
     *
     *     `unit`: Unit of lengths that name none.
     */
    ChooseImportFields: {
      /** Key of the field that each column is, in the order of the columns; empty for what is not imported. */
      fields: string[];
      unit: components["schemas"]["LengthUnit"];
    };
    /** Lists of a website. */
    ChooseWebsiteLists: { /** What the lists become. */ kinds: components["schemas"]["ImportKind"][]; };
    /** Claims a gift. */
    ClaimGift: { /** Key of the claim link. @example aroundBust */ key: string; };
    /** A claimed gift. */
    ClaimedGift: {
      /** Id of your enrolment. */
      enrolmentId: number;
      /** Id of the course. */
      courseId: number;
      /** End of access. @example 2026-08-24T06:30:00Z */
      expiresAt: string;
    };
    /** How the drawer is closed. */
    CloseCashDrawer: {
      /** What is in it, in paise. */
      countedPaise: number;
      /** A note, such as why money is missing. @example Paid to the driver */
      note?: string;
    };
    /** A statement as the caller saw it. */
    CloseStatement: {
      /** The month, `yyyy-mm`. @example 2026-08 */
      month: string;
      /** Sum to pay as known to the caller, in paise. */
      fromDuePaise: number;
    };
    /**
     * A colour scheme that can be chosen.
     *
     *     `colours`: What `colours` of the shop's settings is called with it.
     */
    ColourScheme: {
      colours: components["schemas"]["SiteColours"];
      /** As people call it. @example Princess-cut blouse */
      title: string;
      /** Colour of buttons and links, `#RRGGBB`. @example #B5105B */
      themeColour: string;
      /** Declarations of the style sheet's variables, `--rani:#0A6670;…`. @example --rani:#0A6670; */
      palette: string;
    };
    /** Three colours as `#RRGGBB`. */
    Colours: {
      /** Background of the image. @example #F8C9D6 */
      ground: string;
      /** First colour of the border. @example #B5105B */
      first: string;
      /** Second colour of the border. @example #0A4D54 */
      second: string;
    };
    /** What a range is compared with. */
    Comparison: "before" | "last_year";
    /** Shows that the owner has the recovery key. */
    ConfirmRecoveryKey: { /** Its last two groups. */ lastGroups: string; };
    /** Where a customer gave or withdrew consent. */
    ConsentSource: "booking" | "account" | "counter" | "whatsapp_reply" | "sms_reply";
    /** A kind of contact. */
    ContactKind: "mobile" | "email";
    /** Secret part of a confirmation link. */
    ContactLink: { /** The part of the link after `/account/confirm/`. @example 3f9c2a7d */ token: string; };
    /**
     * The contact to release.
     *
     *     `what`: The mobile number or the email address.
     */
    ContactRelease: { what: components["schemas"]["ContactKind"]; };
    /**
     * A finished piece that counts for a maker.
     *
     *     `image`: Image of the product, 4:5.
     */
    CountedPiece: {
      /** Id of this count. */
      id: number;
      /** Id of the order. */
      orderId: number;
      /** Number of the piece, such as `HM-1048/2`. @example HM-1048 */
      number: string;
      /** What was made. @example Princess-cut blouse */
      item: string;
      /** Id of its garment type. */
      garmentTypeId?: number;
      image?: components["schemas"]["Image"];
      /** How many. */
      quantity: number;
      /** The day on which it was finished. @example 2026-08-24 */
      day: string;
      /** For one, in paise; absent if there is no rate yet. @example 145000 */
      ratePaise?: number;
      /** For all of them, in paise. @example 145000 */
      amountPaise?: number;
      /** Whether it was counted before: redone work pays nothing. */
      redone: boolean;
      /** Whether it is an alteration. */
      alteration: boolean;
    };
    /** How money came at the counter. */
    CounterMethod: "cash" | "upi";
    /** A coupon that may be used, and what is left to pay. */
    CouponChecked: {
      /** The code as the shop writes it. @example FIRST10 */
      code: string;
      /** Percent off the price. */
      percent: number;
      /** The full price, in paise. @example 145000 */
      pricePaise: number;
      /** What is left to pay, in paise. @example 145000 */
      amountPaise: number;
    };
    /** How often a coupon was used. */
    CouponOfMonth: {
      /** Id of the coupon. */
      couponId: number;
      /** Its code. @example FIRST10 */
      code: string;
      /** How often. */
      times: number;
      /** What it took off, in paise. @example 145000 */
      discountPaise: number;
    };
    /** One customer's use of a coupon. */
    CouponUse: {
      /** Number of the purchase. */
      orderId: number;
      /** Id of the customer. */
      userId: number;
      /** Name of the customer; absent for one whose account is gone. @example Asha Raman */
      customer?: string;
      /** What was bought. @example Princess-cut blouse */
      title: string;
      /** What was left to pay, in paise. @example 145000 */
      amountPaise: number;
      /** When it was used up; absent while it is only set aside for a checkout. @example 2026-08-24T06:30:00Z */
      usedAt?: string;
      /** Used in test mode: it counts for nothing, and is free again when test mode ends. */
      test: boolean;
    };
    /** Part of the uses. */
    CouponUsePage: {
      /** Newest first; at most fifty. */
      items: components["schemas"]["CouponUse"][];
      /** What to send as `before` for the next part; absent at the end. */
      next?: number;
    };
    /**
     * A course in a list.
     *
     *     `serviceImage`: Image, 16:9.
     *
     *     `rating`: Absent before the first review.
     */
    Course: {
      /** Id of the course. */
      id: number;
      /** Name of its category. @example Ladies' Wear */
      serviceType: string;
      /** Title. @example Princess-cut blouse */
      serviceName: string;
      /** Short description of what it teaches. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      serviceImage: components["schemas"]["Image"];
      /** Plain text; paragraphs are separated by blank lines. @example Stitched to your measurements. */
      mainDescription: string;
      /** Price in paise. @example 145000 */
      pricePaise: number;
      /** Duration of the project, as free text. @example 6 hours */
      duration: string;
      /** Days of access from the purchase. */
      expireInDays: number;
      rating?: components["schemas"]["Rating"];
    };
    /**
     * A category with at least one course.
     *
     *     `categoryImage`: Image.
     */
    CourseCategory: {
      /** Id of the category. */
      id: number;
      /** Name, used as `category` of the course list. @example Ladies' Wear */
      categoryName: string;
      categoryImage: components["schemas"]["Image"];
      /** Number of courses. */
      courseCount: number;
    };
    /**
     * A course category, with what visitors do not see.
     *
     *     `categoryImage`: The image; absent when the library has lost it.
     */
    CourseCategoryDetail: {
      /** Id of the category. */
      id: number;
      /** Name. @example Ladies' Wear */
      categoryName: string;
      /** Id of its image. */
      imageId: number;
      categoryImage?: components["schemas"]["Image"];
      /** Whether visitors see it, as soon as it has a course that they see. */
      published: boolean;
      /** How many courses it has, hidden ones too. */
      courseCount: number;
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /**
     * A course, with what visitors do not see.
     *
     *     `level`: What it expects of those who take it.
     *
     *     `image`: The cover; absent when there is none, or when the library has lost it.
     *
     *     `previewVideo`: That video; absent when there is none.
     */
    CourseDetail: {
      /** Id of the course. */
      id: number;
      /** Id of its category. */
      categoryId: number;
      /** Name of its category. @example Ladies' Wear */
      categoryName: string;
      /** What the course is called. @example Princess-cut blouse */
      serviceName: string;
      /** What it teaches, in a few words. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      /** Plain text; paragraphs are parted by blank lines. @example Stitched to your measurements. */
      mainDescription: string;
      /** Price in paise; absent until the owner has set it. @example 145000 */
      pricePaise?: number;
      /** How long the work takes, as the owner puts it. @example 6 hours */
      duration: string;
      /** Name of the person who teaches it; empty if it is left out. @example Malarvizhi */
      instructor: string;
      level?: components["schemas"]["CourseLevel"];
      /** Days of access from the purchase. What is sold already keeps its own. */
      expireInDays: number;
      /** When the access would end if it were bought now. @example 2026-08-24T06:30:00Z */
      accessUntil: string;
      /** Id of its cover; absent until one is chosen. */
      imageId?: number;
      image?: components["schemas"]["Image"];
      /** Id of the video that anybody may watch; absent until one is chosen. */
      previewVideoId?: number;
      previewVideo?: components["schemas"]["Video"];
      /** The lessons in the order in which they are taught. */
      lessons: components["schemas"]["LessonDetail"][];
      /** What it still lacks; only one that lacks nothing can be shown. */
      lacks: components["schemas"]["CourseLack"][];
      /** Whether it is to be seen. */
      published: boolean;
      /** It publishes itself as soon as it lacks nothing. */
      publishWhenReady: boolean;
      /** Whether visitors see it: neither it nor its category is hidden or deleted. */
      visible: boolean;
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** Part of the courses. */
    CourseDetailPage: {
      /** The courses. */
      items: components["schemas"]["CourseDetail"][];
      /** What to send as `before` for the next part; absent at the end. */
      next?: number;
    };
    /**
     * A course with everything that visitors can see.
     *
     *     `serviceImage`: Image, 16:9.
     *
     *     `level`: What it expects of those who take it.
     *
     *     `rating`: Absent before the first review.
     *
     *     `previewVideo`: Public preview video; absent if the course has none.
     */
    CourseDetails: {
      /** Id of the course. */
      id: number;
      /** Name of its category. @example Ladies' Wear */
      serviceType: string;
      /** Title. @example Princess-cut blouse */
      serviceName: string;
      /** Short description of what it teaches. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      serviceImage: components["schemas"]["Image"];
      /** Plain text; paragraphs are separated by blank lines. @example Stitched to your measurements. */
      mainDescription: string;
      /** Price in paise. @example 145000 */
      pricePaise: number;
      /** Duration of the project, as free text. @example 6 hours */
      duration: string;
      /** Name of the person who teaches it. @example Malarvizhi */
      instructor?: string;
      level?: components["schemas"]["CourseLevel"];
      /** Days of access from the purchase. */
      expireInDays: number;
      rating?: components["schemas"]["Rating"];
      previewVideo?: components["schemas"]["Video"];
      /** The lessons, in order. */
      lessons: components["schemas"]["Lesson"][];
      /** How many files buyers can download, such as patterns. */
      fileCount: number;
      /** Approved reviews, newest first. */
      reviews: components["schemas"]["Review"][];
      /** End of access if the course is bought now. @example 2026-08-24T06:30:00Z */
      accessUntil: string;
    };
    /**
     * A course you bought for someone else.
     *
     *     `state`: State.
     */
    CourseGift: {
      /** Id of the gift. It is paid as kind `course` with the reference `gift-` and this id. */
      id: number;
      /** Id of the course. */
      courseId: number;
      /** Title of the course. @example Princess-cut blouse */
      serviceName: string;
      /** Name of the recipient. */
      recipientName: string;
      /** Mobile of the recipient. */
      recipientMobile?: string;
      /** Email address of the recipient. */
      recipientEmail?: string;
      /** Message to the recipient. @example For a wedding in December. */
      message: string;
      state: components["schemas"]["CourseGiftState"];
      /** When it was paid. @example 2026-08-24T06:30:00Z */
      paidAt?: string;
      /** Last moment to claim it. @example 2026-08-24T06:30:00Z */
      claimUntil?: string;
      /** When it was claimed. @example 2026-08-24T06:30:00Z */
      claimedAt?: string;
      /** Path of the claim link, while it is waiting. */
      claimPath?: string;
    };
    /**
     * What the owner sees of a gift.
     *
     *     `state`: State.
     */
    CourseGiftLine: {
      /** Id of the gift. */
      id: number;
      /** Title of the course. @example Princess-cut blouse */
      serviceName: string;
      /** Name of the buyer; absent for a deleted account. @example Asha Raman */
      buyer?: string;
      /** Name of the recipient; empty once the buyer's account is deleted. */
      recipientName: string;
      /** What was paid, in paise. @example 145000 */
      paidPaise: number;
      /** Number of the purchase. */
      orderId?: number;
      state: components["schemas"]["CourseGiftState"];
      /** When it was paid. @example 2026-08-24T06:30:00Z */
      paidAt?: string;
      /** Last moment to claim it. @example 2026-08-24T06:30:00Z */
      claimUntil?: string;
      /** Enrolment of the recipient, once claimed. */
      enrolmentId?: number;
      /** Bought in test mode. */
      test: boolean;
    };
    /** State of a gift. */
    CourseGiftState: "unpaid" | "waiting" | "claimed" | "expired" | "refunded";
    /** Something that a course still lacks. */
    CourseLack: "model" | "description" | "duration" | "price" | "cover" | "preview" | "lessons" | "videos";
    /** What a course expects of those who take it. */
    CourseLevel: "beginner" | "intermediate" | "advanced";
    /** The period gained by renewing a course. */
    CourseRenewal: {
      /** Start: the current end. @example 2026-08-24T06:30:00Z */
      from: string;
      /** End. @example 2026-08-24T06:30:00Z */
      until: string;
    };
    /** A new access token. */
    CreateAccessToken: {
      /** Name, by which people recognise it. @example Asha Raman */
      name: string;
      /** What it may be used for. */
      scopes: components["schemas"]["Scope"][];
      /** Days after which it expires: 30, 90 or 365. */
      days: number;
    };
    /**
     * A visit to book.
     *
     *     `appointmentTime`: Part of the day.
     */
    CreateAppointment: {
      /** What to stitch. */
      pieces: components["schemas"]["CreatePiece"][];
      /** First name. @example Asha */
      firstName: string;
      /** Last name. @example Raman */
      lastName?: string;
      /** Mobile number to call before the visit. @example 98765 43210 */
      contactNumber: string;
      /** Email address for updates about this appointment. @example asha@example.com */
      email: string;
      /**
       * Address of the visit.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      address: string;
      /** Landmark near it. @example Opposite the temple tank */
      landMark?: string;
      /**
       * Pin code of the address. Any is accepted; the answer says whether the area is served.
       * @example 600004
       */
      pinCode: string;
      /** Day of the visit: from tomorrow in India to the last bookable day. @example 2026-08-24 */
      appointmentDate: string;
      appointmentTime: components["schemas"]["VisitSlot"];
      /**
       * Message to the shop.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      message?: string;
      /** Day on which the customer needs it. @example 2026-08-24 */
      neededBy?: string;
      /** Agrees to updates about orders by WhatsApp or SMS. Absent or false changes nothing. */
      messages?: boolean;
    };
    /** Words for the banner. */
    CreateBanner: {
      /** A service in two or three words; at most 40 characters. @example Bridal blouses */
      subtitle: string;
      /** Whether visitors see it. */
      published: boolean;
    };
    /**
     * A category as it is written.
     *
     *     `colours`: Its colours. Without them a new category gets a pair that goes well with the others, and one that is changed
     *     keeps its own.
     */
    CreateCategory: {
      /** Name; at most 60 characters, and no other category has it. @example Ladies' Wear */
      categoryName: string;
      /**
       * One or two plain sentences; at most 400 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      description: string;
      /** Id of an image of the library, best 4:5. */
      imageId: number;
      colours?: components["schemas"]["Colours"];
      /** Whether visitors see it. */
      published: boolean;
    };
    /**
     * Money that came at the counter.
     *
     *     `method`: How.
     */
    CreateCounterPayment: {
      method: components["schemas"]["CounterMethod"];
      /** How much, in paise. */
      amountPaise: number;
      /** On which day; today without it. No later one. @example 2026-08-24 */
      day?: string;
      /** A note, such as the number of the transfer. @example Paid to the driver */
      note?: string;
    };
    /** A new coupon. */
    CreateCoupon: {
      /**
       * What a customer types: 3 to 40 letters, digits and hyphens. Written in capitals; no other coupon has it.
       * @example FIRST10
       */
      code: string;
      /** Percent off the price. */
      percent: number;
      /** The first day on which it counts; absent for at once. @example 2026-08-24 */
      firstDay?: string;
      /** The last day on which it counts, not before the first; absent for ever. @example 2026-08-24 */
      lastDay?: string;
      /** How many customers may use it; absent for any number. Each of them once. */
      mostUses?: number;
      /** Only for this kind of item: `course`; absent for all that take coupons. @example course */
      kind?: string;
      /** Only for this one: the id of a course. @example 2 */
      reference?: string;
      /** Whether it can be used. */
      published: boolean;
    };
    /**
     * A course as it is written. A hidden one may lack nearly everything; to be shown it needs all of it.
     *
     *     `level`: What it expects of those who take it; absent to leave it out.
     */
    CreateCourse: {
      /** Id of its category. */
      categoryId: number;
      /** What the course is called; at most 80 characters. @example Princess-cut blouse */
      serviceName: string;
      /** What it teaches, in a few words; at most 120 characters. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      /**
       * Plain text, blank lines part paragraphs; at most 4,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      mainDescription: string;
      /**
       * Price in paise, from 100 (one rupee). Without it a course that is changed keeps its own, and a new one has none
       *     yet. Only the owner may send another one than there is.
       */
      pricePaise?: number;
      /** How long the work takes, for people to read; at most 40 characters. @example 6 hours */
      duration: string;
      /**
       * Name of the person who teaches it; empty to leave it out. At most 60 characters.
       * @default
       * @example Malarvizhi
       */
      instructor?: string;
      level?: components["schemas"]["CourseLevel"];
      /** Days of access from a purchase, 1 to 3,650. */
      expireInDays: number;
      /** Id of an image of the library, best 16:9; absent until there is one. */
      imageId?: number;
      /** Id of a video of the library that anybody may watch; absent until there is one. */
      previewVideoId?: number;
      /** All lessons in their order. What is not named is taken out. */
      lessons: components["schemas"]["CreateLesson"][];
      /** Whether visitors see it. Not before it has everything that visitors look for. */
      published: boolean;
      /**
       * It publishes itself as soon as it lacks nothing, say once the last video is ready.
       * @default false
       */
      publishWhenReady?: boolean;
    };
    /** A course category as it is written. */
    CreateCourseCategory: {
      /** Name; at most 60 characters, and no other course category has it. @example Ladies' Wear */
      categoryName: string;
      /** Id of an image of the library, best square. */
      imageId: number;
      /** Whether visitors see it. */
      published: boolean;
    };
    /** A course to buy for someone else, with a mobile or an email address. */
    CreateCourseGift: {
      /** Id of the course. */
      courseId: number;
      /** Name of the recipient. */
      recipientName: string;
      /** Indian mobile of the recipient. @example 98765 43210 */
      recipientMobile?: string;
      /** The claim link is sent here. @example asha@example.com */
      recipientEmail?: string;
      /**
       * A message to the recipient.
       * @default
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      message?: string;
    };
    /** A new or changed story. */
    CreateEvent: {
      /** Title; at most 120 characters. @example Princess-cut blouse */
      title: string;
      /**
       * The text; a blank line parts paragraphs. At most 10,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      description: string;
      /** The day it appeared. @example 2026-08-24 */
      date: string;
      /** Id of the main image. */
      mainImageId: number;
      /** Up to ten more images. */
      images: components["schemas"]["CreateEventImage"][];
      /** Whether visitors see it. */
      published: boolean;
    };
    /** One more image for a story. */
    CreateEventImage: {
      /** Id of the image. */
      imageId: number;
      /** Whether visitors see it. */
      published: boolean;
    };
    /**
     * What was spent.
     *
     *     `method`: How it was paid.
     */
    CreateExpense: {
      /** On which day, today or earlier. @example 2026-08-24 */
      day: string;
      /** What for: a category of the list, or one of the shop's own. @example Transport */
      category: string;
      method: components["schemas"]["ExpenseMethod"];
      /** How much, in paise. */
      amountPaise: number;
      /** A note, such as the supplier and the number of the bill. @example Paid to the driver */
      note?: string;
    };
    /** A finished piece to show. */
    CreateGallery: {
      /** What it is; at most 80 characters. @example Princess-cut blouse */
      title: string;
      /** The group it is filtered by; at most 40 characters. @example Transport */
      category: string;
      /** Ids of its images, the main one first: one to ten. */
      imageIds: number[];
      /** Whether visitors see it. */
      published: boolean;
    };
    /**
     * A measurement as it is written.
     *
     *     `drawing`: Drawing of where to measure.
     *
     *     `limits`: Lengths beyond are refused.
     *
     *     `adult`: Lengths of adults beyond are unusual. Within the limits.
     *
     *     `child`: Lengths of children beyond are unusual. Within the limits.
     */
    CreateGarmentField: {
      /** Key of an existing measurement; that of a new one is made of its label. @example aroundBust */
      key?: string;
      /** Label; at most 40 characters. @example Around bust */
      label: string;
      /** How to measure; at most 200 characters. @example Around the fullest part. */
      hint?: string;
      drawing?: components["schemas"]["MeasureDrawing"];
      limits: components["schemas"]["LengthRange"];
      adult?: components["schemas"]["LengthRange"];
      child?: components["schemas"]["LengthRange"];
    };
    /** A garment type as it is written. */
    CreateGarmentType: {
      /** Name; at most 40 characters, and no other garment type has it. @example Asha Raman */
      name: string;
      /** One line about it; at most 120 characters. @example Blouses with and without lining. */
      description?: string;
      /** Id of an image of the library. */
      imageId?: number;
      /** Work of one, in points of a maker's day. */
      points: number;
      /** All its measurements, in the order in which they are taken. */
      fields: components["schemas"]["CreateGarmentField"][];
      /** Whether visitors see it. */
      published: boolean;
    };
    /** A video to show. */
    CreateHowToMeasure: {
      /** Id of a public video. It may still be in processing. */
      videoId: number;
      /** Id of the image that is shown before it plays. */
      imageId: number;
      /** Whether visitors see it. */
      published: boolean;
    };
    /** A previous website. */
    CreateImportWebsite: {
      /** Address of its server, such as `https://old.example.com`. @example 7, North Mada Street, Mylapore */
      address: string;
      /**
       * What the names of its calls begin with; may be empty.
       * @default
       * @example HM
       */
      prefix?: string;
      /** Folder of its images. */
      uploads: string;
    };
    /** A new link for a pending invitation. */
    CreateInvitation: { /** Return the link to be passed on, instead of emailing it. */ handOver: boolean; };
    /** A lesson as it is written. */
    CreateLesson: {
      /** Id of a lesson of this course; absent for a new one. One that was taken out comes back with its id. */
      id?: number;
      /** What it teaches; at most 120 characters. @example Princess-cut blouse */
      title: string;
      /** Id of a video of the library that only buyers may watch; absent until there is one. */
      videoId?: number;
    };
    /** A browser's push subscription, as its Push API gives it. */
    CreateNotificationDevice: {
      /** Address at the browser's push service. */
      endpoint: string;
      /** The browser's public key, Base64 for URLs. */
      p256dh: string;
      /** The browser's secret, Base64 for URLs. */
      auth: string;
      /** The shop's public key that it subscribed with. */
      publicKey: string;
    };
    /** An offer to make. */
    CreateOffer: {
      /** The offer in a sentence; at most 200 characters. @example Which needle for silk? */
      text: string;
      /** Whether visitors see it. */
      published: boolean;
    };
    /** What to buy, and with which coupon. */
    CreatePaymentOrder: {
      /** What kind of thing: `course` or `advance`. @example course */
      kind: string;
      /** Which one: the id of the course or of the order. @example 2 */
      reference: string;
      /** A coupon's code. @example FIRST10 */
      coupon?: string;
      /**
       * The GST code of the buyer's State, such as `33`; needed when the previous answer named this field, and saved for
       *     the next time.
       * @example 33
       */
      state?: string;
    };
    /**
     * A piece to order.
     *
     *     `ageGroup`: Age group of this person; defaults to that of the profile, or an adult.
     *
     *     `fabricSource`: Whose fabric; defaults to the customer's.
     *
     *     `unit`: Unit in which they were entered; defaults to the shop's.
     */
    CreatePiece: {
      /** Id of the product to stitch. */
      productId: number;
      /** How many; defaults to 1. */
      quantity?: number;
      /** Name of the person who wears it; absent for the customer. @example Meena */
      forWhom?: string;
      /** Measurement profile of this person. */
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      /**
       * Note about the piece.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      note?: string;
      fabricSource?: components["schemas"]["FabricSource"];
      /** Chosen options. */
      optionIds?: number[];
      /** Lengths in cm by field, as far as they are known. */
      measurements?: { [key: string]: number; };
      unit?: components["schemas"]["LengthUnit"];
    };
    /** A pickup area to create; it is published. */
    CreatePinCode: {
      /** Six digits. @example 600004 */
      pinCode: string;
      /** Name of the locality, at most 80 characters. @example Mylapore */
      location: string;
    };
    /** The lesson to play. */
    CreatePlaybackGrant: { /** Id of a lesson of this course. */ lessonId: number; };
    /** A product as it is written. */
    CreateProduct: {
      /** Id of its service. */
      serviceId: number;
      /**
       * Name of the model; at most 80 characters, and no other model of the service has it.
       * @example Boat neck, three-quarter sleeves
       */
      serviceModel: string;
      /** A headline; at most 120 characters. @example A blouse that fits */
      mainTitle: string;
      /**
       * Plain text, blank lines part paragraphs; at most 4,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      mainDescription: string;
      /**
       * Price of the stitching in paise, from 100 (one rupee). Without it a product that is changed keeps its own, and a
       *     new one has none yet. Only the owner may send another one than there is.
       */
      pricePaise?: number;
      /** Id of an image of the library, best 4:5. */
      imageId: number;
      /** Id of its own garment type; that of its service without it. */
      garmentTypeId?: number;
      /**
       * Ids of images beside the main one, in order; at most seven.
       * @default []
       */
      moreImages?: number[];
      /** Days until it is ready, up to 365. */
      readyDays?: number;
      /** Fabric that the customer gives, in centimetres, up to 10,000. */
      fabricCm?: number;
      /**
       * What the price includes, one thing a line; at most 600 characters.
       * @default
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      included?: string;
      /**
       * What it does not include, one thing a line; at most 600 characters.
       * @default
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      notIncluded?: string;
      /** Id of the course that teaches it. */
      courseId?: number;
      /**
       * Occasions it is for; at most twelve.
       * @default []
       */
      occasions?: string[];
      /**
       * Fabrics it suits; at most twelve.
       * @default []
       */
      fabrics?: string[];
      /** Whether visitors see it. Not without a price. */
      published: boolean;
    };
    /** A question about a lesson. */
    CreateQuestion: {
      /** Id of a lesson of this course. */
      lessonId: number;
      /**
       * Plain text.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /** A service as it is written. */
    CreateService: {
      /** Id of its category. */
      ctid: number;
      /**
       * Name; at most 60 characters, and no other service of the category has it.
       * @example Princess-cut blouse
       */
      serviceName: string;
      /** Type it is listed under; its category's name without it. @example Ladies' Wear */
      serviceType?: string;
      /** Id of an image of the library, best 4:5. */
      imageId: number;
      /** Id of its garment type. */
      garmentTypeId?: number;
      /** Whether visitors see it. */
      published: boolean;
    };
    /**
     * A new entry of a statement.
     *
     *     `kind`: What it is.
     *
     *     `method`: How it was paid: for an advance or payment, and only then.
     */
    CreateStatementEntry: {
      /** The month, `yyyy-mm`. @example 2026-08 */
      month: string;
      kind: components["schemas"]["StatementEntryKind"];
      method?: components["schemas"]["PayMethod"];
      /** Amount in paise. */
      amountPaise: number;
      /** The day; today without it, and no later one. @example 2026-08-24 */
      day?: string;
      /** Note. Required for a bonus or deduction. @example Paid to the driver */
      note?: string;
      /** Sum to pay as known to the caller, in paise: an entry that was sent twice is not recorded twice. */
      fromDuePaise: number;
    };
    /** What a client said. */
    CreateTestimonial: {
      /** Who said it; at most 80 characters. @example Asha Raman */
      name: string;
      /** Where they are from, or what they had made; at most 80 characters. @example Wedding blouse */
      company: string;
      /**
       * What they said; at most 600 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      quote: string;
      /** The day they said it. @example 2026-08-24 */
      date: string;
      /** Id of an image of the person or of the piece. */
      imageId: number;
      /** Whether visitors see it. */
      published: boolean;
    };
    /** A new walk-in. */
    CreateWalkIn: {
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number, if known. @example 98765 43210 */
      mobile?: string;
      /** Email address, if known; without it the customer gets no emails. @example asha@example.com */
      email?: string;
    };
    /** A new access token with its secret. */
    CreatedAccessToken: {
      /** Id of the token. */
      id: number;
      /** What `Authorization: Bearer` carries; returned only once. @example boutique_0123456789abcdef */
      secret: string;
    };
    /** The line about who designed the site. */
    CreditDraft: {
      /** Name; at most 60 characters. @example Asha Raman */
      name: string;
      /** Address of their own site; it begins with https:// @example https://studio.example */
      url: string;
    };
    /**
     * A customer, as shown in the back office.
     *
     *     `role`: Role; staff members can be customers too.
     */
    Customer: {
      /** Id of the customer. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number, `+91XXXXXXXXXX`. @example +919876543210 */
      mobile?: string;
      /** Email address. @example asha@example.com */
      email?: string;
      /**
       * Address, as the shop wrote it down; of a linked walk-in for an account.
       * @example 7, North Mada Street, Mylapore
       */
      address?: string;
      role: components["schemas"]["Role"];
      /** Whether this is a walk-in, a customer without an account. */
      walkIn: boolean;
      /** When the account was blocked; absent if it is not. @example 2026-08-24T06:30:00Z */
      blockedAt?: string;
      /** When the customer was added or registered. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When the account was last used. @example 2026-08-24T06:30:00Z */
      lastSeenAt?: string;
      /** Version of a walk-in's record; an update names the version it is based on. */
      version: number;
      /** Notes about the customer, newest first. */
      notes: components["schemas"]["CustomerNote"][];
      /** Walk-ins linked to this account. */
      walkIns: components["schemas"]["LinkedWalkIn"][];
      /**
       * Records with the same mobile number or email address: walk-ins for an account, the account
       *     for a walk-in.
       */
      same: components["schemas"]["SameContact"][];
    };
    /**
     * How one customer stands.
     *
     *     `lastOrder`: The latest order or request that is not called off; absent if there is none.
     */
    CustomerAccount: {
      /** User id of the customer. */
      customer: number;
      lastOrder?: components["schemas"]["LastOrder"];
      /** What is left to pay for all orders, in paise. @example 145000 */
      balancePaise: number;
    };
    /** Which customers to list. */
    CustomerFilter: "account" | "walk-in" | "blocked";
    /** Whether a customer gets messages. */
    CustomerMessageConsent: {
      /** Whether they agreed. */
      given: boolean;
      /** When they agreed or withdrew; absent if they never did. @example 2026-08-24T06:30:00Z */
      changedAt?: string;
      source?: components["schemas"]["ConsentSource"];
    };
    /** The money of one customer. */
    CustomerMoney: {
      /** How many of the customer's orders have a price. */
      pricedOrders: number;
      /** Total agreed for them, in paise; without cancelled ones. @example 145000 */
      agreedPaise: number;
      /** What is left to pay for them, in paise. @example 145000 */
      duePaise: number;
      /** Total received so far, for orders and for everything else, in paise. @example 145000 */
      receivedPaise: number;
      /** What went back of that, in paise. @example 145000 */
      returnedPaise: number;
      /** The last transactions, newest first; at most five. */
      latest: components["schemas"]["Transaction"][];
      /** How many there are. */
      count: number;
    };
    /** A note about a customer, visible in the back office only. */
    CustomerNote: {
      /** Id of the note. */
      id: number;
      /** Text. @example Which needle for silk? */
      text: string;
      /** Name of the author. @example Malarvizhi */
      author: string;
      /** When the note was written. @example 2026-08-24T06:30:00Z */
      at: string;
    };
    /** A page of customers. */
    CustomerPage: {
      /** The customers, newest first. */
      items: components["schemas"]["CustomerRow"][];
      /** `before` of the next page; absent on the last one. */
      next?: number;
    };
    /** A customer in a list. */
    CustomerRow: {
      /** Id of the customer. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number, `+91XXXXXXXXXX`. @example +919876543210 */
      mobile?: string;
      /** Email address. @example asha@example.com */
      email?: string;
      /** Whether this is a walk-in, a customer without an account. */
      walkIn: boolean;
      /** Whether the account is blocked. */
      blocked: boolean;
      /** When the customer was added or registered. @example 2026-08-24T06:30:00Z */
      createdAt: string;
    };
    /** Days in India, first and last included. */
    DateRange: {
      /** The first day. @example 2026-08-24 */
      from: string;
      /** The last day. @example 2026-08-24 */
      to: string;
    };
    /** Work due on a day. */
    DayLoad: {
      /** The day. @example 2026-08-24 */
      day: string;
      /** Number of pieces, each counted as often as its quantity. */
      pieces: number;
      /** Their work, in points. */
      points: number;
    };
    /** Free capacity of a day. */
    DayPlaces: {
      /** The day. @example 2026-08-24 */
      day: string;
      /** Whether the shop is closed on this day. */
      closed: boolean;
      /** Free capacity of its four parts together, in homes; 0 if it is full or closed. */
      free: number;
    };
    /** The line about who designed the site. */
    DesignerCredit: {
      /** Name. @example Asha Raman */
      name: string;
      /** Address of their own site. @example https://studio.example */
      url: string;
    };
    /** Why the captured amount differs from what the order asked. */
    DifferenceReason: "fee" | "offer";
    /** How far a dispute came. */
    DisputeStatus: "open" | "under_review" | "won" | "lost" | "closed";
    /** How a drawer was closed. */
    DrawerClosing: {
      /** What was counted, in paise. @example 145000 */
      countedPaise: number;
      /** Counted less expected when it was closed, in paise; negative if money was missing. @example 145000 */
      differencePaise: number;
      /**
       * What the payments and expenses of the day changed since, in paise; absent if nothing.
       * @example 145000
       */
      changedSincePaise?: number;
      /** Name of who closed it; absent if the account is gone. @example Malarvizhi */
      by?: string;
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      /** A note. @example Paid to the driver */
      note?: string;
    };
    /** A piece that is due soon, or late. */
    DuePiece: {
      /** Id of the order. */
      orderId: number;
      /** As people say it. @example HM-1048 */
      number: string;
      /** Whose order it is. @example Asha Raman */
      customer: string;
      /** What is made. @example Princess-cut blouse */
      item: string;
      /** The day it is promised for. @example 2026-08-24 */
      promised: string;
      /** Days late; 0 if it is not. */
      daysLate: number;
      /** Name of the one to whom it is assigned. @example Kannan */
      maker?: string;
    };
    /** Why money is due back that came. */
    DueReason: "second_capture" | "already_held" | "cannot_be_fulfilled" | "amount" | "called_off" | "returned" | "account_deleted";
    /** Whether the shop gets an email about an event. */
    EmailChoice: { event: components["schemas"]["NotificationEvent"]; email: boolean; };
    /**
     * How emails leave. What does not belong to the route is empty. Passwords and private keys are never shown.
     *
     *     `route`: How they leave.
     *
     *     `encryption`: Encryption of the connection.
     *
     *     `setBy`: Who decided it.
     */
    EmailDelivery: {
      route: components["schemas"]["EmailRoute"];
      /**
       * Sender of all emails; empty for the mail server's user, else the shop's email address.
       * @example 21:30
       */
      from: string;
      /** Name of the mail server. @example smtp.example.com */
      host: string;
      /** Its port; 0 without a mail server. */
      port: number;
      encryption: components["schemas"]["EmailEncryption"];
      /** User on the mail server; empty without a login. @example shop@example.com */
      user: string;
      /** Address of the mail service. @example https://studio.example */
      url: string;
      /** The mail service's own name for the account that sends. @example service_1 */
      serviceId: string;
      /** Its template. @example template_1 */
      templateId: string;
      /** Its public key. @example public_key_1 */
      userId: string;
      setBy: components["schemas"]["SetBy"];
      /** Whether a password is stored. */
      hasPassword: boolean;
      /** Whether a private key is stored. */
      hasAccessToken: boolean;
    };
    /** Encryption of the connection to the mail server. */
    EmailEncryption: "start_tls" | "tls" | "none";
    /**
     * State of email delivery.
     *
     *     `route`: How they leave.
     */
    EmailHealth: {
      route: components["schemas"]["EmailRoute"];
      /** No email delivery is set up outside demo mode, so emails are not delivered. */
      missing: boolean;
      /** Waiting to be sent. */
      waiting: number;
      /** On hold since the shop was restored from a backup. */
      held: number;
      /** Not delivered after a day of attempts. */
      failed: number;
      /** When the last one left. @example 2026-08-24T06:30:00Z */
      lastSentAt?: string;
      /** When the oldest overdue one was due: emails are not being delivered. @example 2026-08-24T06:30:00Z */
      stuckSince?: string;
      /** Why the waiting ones are not sent. @example The mail server refused the password. */
      error?: string;
    };
    /** How emails leave. */
    EmailRoute: "files" | "smtp" | "mail_service";
    /** A question to the shop. */
    Enquiry: {
      /** Who asks. @example Asha Raman */
      name: string;
      /** Where the shop can call back: an Indian mobile number. @example 98765 43210 */
      phone: string;
      /** Where the shop can write. @example asha@example.com */
      email?: string;
      /**
       * The question, in free text.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      message?: string;
      /** Leave it out: a field that people do not see and robots fill in. */
      website?: string;
    };
    /** Whether it was answered, by whatever way. */
    EnquiryAnswer: {
      /** `true` for answered, `false` for not answered. */
      answered: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A question to the shop, as received. */
    EnquiryEntry: {
      /** Row id. */
      id: number;
      /** Increases with every change. */
      version: number;
      /** Who asks. @example Asha Raman */
      name: string;
      /** Where the shop can call back: `+91XXXXXXXXXX`. @example +91 98765 43210 */
      phone: string;
      /** Where the shop can write. @example asha@example.com */
      email?: string;
      /** The question; empty if the visitor only asks for a call. @example For a wedding in December. */
      message: string;
      /** When it was received. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When a staff member read it; absent while it is unread. @example 2026-08-24T06:30:00Z */
      readAt?: string;
      /** When a staff member answered it; absent while it is unanswered. @example 2026-08-24T06:30:00Z */
      answeredAt?: string;
      /**
       * Name of that staff member; absent if the account is gone or no name was recorded.
       * @example Malarvizhi
       */
      answeredBy?: string;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** Whether it was read. */
    EnquiryMark: {
      /** `true` for read, `false` for unread. */
      read: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A part of the inbox. */
    EnquiryPage: {
      /** Newest first. */
      items: components["schemas"]["EnquiryEntry"][];
      /** What to ask with for the next part; absent at the end. */
      next?: number;
      /** How many in the whole inbox are unread. */
      unread: number;
      /** How many in the whole inbox wait for an answer, read or not. */
      unanswered: number;
    };
    /** The enquiry has arrived. */
    EnquiryReceived: { /** Its number. */ id: number; };
    /**
     * A course you bought. There is one per course, however often you bought it.
     *
     *     `serviceImage`: Image, 16:9.
     *
     *     `state`: State of access.
     *
     *     `review`: Your review.
     *
     *     `renewal`: The period gained by renewing now, in the last days of access; absent at any other time.
     *
     *     `certificate`: Your certificate; absent until it is issued.
     */
    Enrolment: {
      /** Id of the enrolment. */
      id: number;
      /** Id of the course. */
      courseId: number;
      /** Name of the course's category. @example Ladies' Wear */
      serviceType: string;
      /** Title. @example Princess-cut blouse */
      serviceName: string;
      /** Short description of what it teaches. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      serviceImage?: components["schemas"]["Image"];
      /** Plain text; paragraphs are separated by blank lines. @example Stitched to your measurements. */
      mainDescription: string;
      /** When it was last bought. @example 2026-08-24T06:30:00Z */
      startedAt: string;
      /** End of access, as fixed with the purchase. Expired if absent. @example 2026-08-24T06:30:00Z */
      expiresAt?: string;
      state: components["schemas"]["EnrolmentState"];
      /**
       * When all payments for it were refunded; absent while it can be watched.
       * @example 2026-08-24T06:30:00Z
       */
      refundedAt?: string;
      /** Watched share of all lessons, 0 to 100, weighted by length. */
      watchedPercent: number;
      /** The lesson played last; absent before the first. */
      lastLessonId?: number;
      /** The lessons, in order. */
      lessons: components["schemas"]["EnrolmentLesson"][];
      review?: components["schemas"]["OwnReview"];
      /** Whether access is over or ends within days, and the shop still offers the course. */
      mayBeBoughtAgain: boolean;
      renewal?: components["schemas"]["CourseRenewal"];
      certificate?: components["schemas"]["OwnCertificate"];
    };
    /**
     * One person's access to one course, with what happened to it.
     *
     *     `enrolment`: The enrolment as in lists.
     */
    EnrolmentDetail: {
      enrolment: components["schemas"]["EnrolmentLine"];
      /** Share of all lessons that was watched, 0 to 100. */
      watchedPercent: number;
      /** What happened, newest first. */
      history: components["schemas"]["EnrolmentEvent"][];
      /** The newest decision can be undone. */
      mayBeUndone: boolean;
    };
    /**
     * One thing that happened to an enrolment.
     *
     *     `kind`: What.
     *
     *     `source`: How it was paid; absent when nothing was sold or given.
     */
    EnrolmentEvent: {
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      kind: components["schemas"]["EnrolmentEventKind"];
      /** Who decided it; absent for a purchase on the site, or if that account is gone. @example Malarvizhi */
      actor?: string;
      /** How many days it gave. */
      days?: number;
      source?: components["schemas"]["EnrolmentSource"];
      /** What was paid, in paise. @example 145000 */
      paidPaise?: number;
      /** Number of the purchase. */
      orderId?: number;
      /** Why, in the words of who decided it. @example The customer called */
      reason?: string;
      /** When it was undone. @example 2026-08-24T06:30:00Z */
      undoneAt?: string;
    };
    /** What happened to an enrolment. */
    EnrolmentEventKind: "bought" | "granted" | "extended" | "revoked";
    /**
     * A course given to a customer, named by either id or mobile.
     *
     *     `payment`: How it was paid.
     */
    EnrolmentGift: {
      /** Id of the course; it may be hidden. */
      courseId: number;
      /** Id of a customer with an account. */
      userId?: number;
      /** The mobile of the customer's account. @example 98765 43210 */
      mobile?: string;
      /** Days of access, 1 to 3,650; those of the course without it. */
      days?: number;
      payment: components["schemas"]["GiftPayment"];
      /** What was paid, in paise; not for a gift. */
      paidPaise?: number;
      /** Why; at most 500 characters. Only the shop reads it. @example The customer called */
      reason: string;
    };
    /** A lesson of a bought course, with progress. */
    EnrolmentLesson: {
      /** Id of the lesson. */
      id: number;
      /** Title. @example Princess-cut blouse */
      title: string;
      /** Length of the video in seconds. */
      seconds: number;
      /** Watched share of the video, 0 to 100. Repeated parts count once. */
      watchedPercent: number;
      /** Position to resume from on any device, in seconds. 0 once it was played to the end. */
      positionSeconds: number;
      /** Whether 90 per cent were watched. */
      done: boolean;
      /** Files to download; none while the course cannot be watched. */
      files: components["schemas"]["LessonFile"][];
    };
    /**
     * One person's access to one course.
     *
     *     `serviceImage`: The course's image.
     *
     *     `state`: Whether it may be watched.
     *
     *     `source`: How the customer got it, the last time.
     */
    EnrolmentLine: {
      /** Id of the enrolment. */
      id: number;
      /** Id of the customer. */
      userId: number;
      /** Name of the customer; absent for one whose account is gone. @example Asha Raman */
      customer?: string;
      /** Mobile of the customer. @example +919876543210 */
      mobile?: string;
      /** Id of the course. */
      courseId: number;
      /** What the course is called. @example Princess-cut blouse */
      serviceName: string;
      /** What it teaches, in a few words. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      serviceImage?: components["schemas"]["Image"];
      /** When it was bought or given, the last time. @example 2026-08-24T06:30:00Z */
      startedAt: string;
      /** When it ends. @example 2026-08-24T06:30:00Z */
      expiresAt: string;
      /** When it was revoked. @example 2026-08-24T06:30:00Z */
      endedAt?: string;
      state: components["schemas"]["EnrolmentState"];
      source: components["schemas"]["EnrolmentSource"];
      /** What the customer paid the last time, in paise. @example 145000 */
      paidPaise: number;
      /** Number of the purchase; absent when the shop gave it. */
      orderId?: number;
      /** To be sent with a change. */
      version: number;
    };
    /** Part of the enrolments. */
    EnrolmentPage: {
      /** Newest first; at most fifty. */
      items: components["schemas"]["EnrolmentLine"][];
      /** What to send as `before` for the next part; absent at the end. */
      next?: number;
    };
    /** How a customer got a course. */
    EnrolmentSource: "bought" | "test" | "gift" | "cash" | "upi";
    /** State of an enrolment. */
    EnrolmentState: "active" | "expired" | "ended";
    /** The state of an entry. */
    EntryState: "counts" | "reversed" | "reversal" | "refund_due" | "refunded" | "given_back" | "test";
    /**
     * A story as the list shows it.
     *
     *     `mainImage`: The main image.
     */
    Event: {
      /** Row id. */
      id: number;
      /** Title. @example Princess-cut blouse */
      title: string;
      /**
       * The beginning of the text, at most 400 characters. Never HTML.
       * @example Blouses with and without lining.
       */
      description: string;
      /** The day it appeared. @example 2026-08-24 */
      date: string;
      mainImage: components["schemas"]["Image"];
    };
    /**
     * A story with all its images.
     *
     *     `mainImage`: The main image.
     */
    EventDetails: {
      /** Row id. */
      id: number;
      /** Title. @example Princess-cut blouse */
      title: string;
      /** The whole text; a blank line parts paragraphs. Never HTML. @example Blouses with and without lining. */
      description: string;
      /** The day it appeared. @example 2026-08-24 */
      date: string;
      mainImage: components["schemas"]["Image"];
      /** Up to ten more images. */
      images: components["schemas"]["Image"][];
    };
    /**
     * A story, with what the shop knows about it.
     *
     *     `mainImage`: The main image; absent if it was deleted, and then visitors do not see the story.
     */
    EventEntry: {
      /** Row id. */
      id: number;
      /** Title. @example Princess-cut blouse */
      title: string;
      /** The whole text; a blank line parts paragraphs. Never HTML. @example Blouses with and without lining. */
      description: string;
      /** The day it appeared; the newest comes first. @example 2026-08-24 */
      date: string;
      /** Id of the main image. */
      mainImageId: number;
      mainImage?: components["schemas"]["Image"];
      /** More images, in the order in which the viewer turns them. */
      images: components["schemas"]["EventImage"][];
      /** Whether visitors see it. */
      published: boolean;
      /** Goes up with each change; a change names the version that was read. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /**
     * One more image of a story.
     *
     *     `image`: The image; absent if it was deleted.
     */
    EventImage: {
      /** Id of the image. */
      imageId: number;
      image?: components["schemas"]["Image"];
      /** Whether visitors see it. */
      published: boolean;
    };
    /**
     * One expense.
     *
     *     `method`: How it was paid.
     */
    Expense: {
      /** Its id; absent for what piecework or payments recorded. */
      id?: number;
      /** For a change of it. */
      version?: number;
      /** The day in India. @example 2026-08-24 */
      day: string;
      /** What for. @example Transport */
      category: string;
      method: components["schemas"]["ExpenseMethod"];
      /** How much, in paise. @example 145000 */
      amountPaise: number;
      /** A note; for piecework the name of the maker. @example Paid to the driver */
      note?: string;
      /** Name of the team member who recorded it. @example Malarvizhi */
      by?: string;
    };
    /**
     * The expenses of a range of days.
     *
     *     `range`: The days.
     */
    ExpenseList: {
      range: components["schemas"]["DateRange"];
      /** All of them, in paise. @example 145000 */
      totalPaise: number;
      /** By category, most first. */
      categories: components["schemas"]["ExpensesOfCategory"][];
      /** Newest first. */
      items: components["schemas"]["Expense"][];
      /** Categories to choose from: the common ones and the shop's own. */
      choices: string[];
    };
    /** How an expense was paid. */
    ExpenseMethod: "cash" | "upi" | "card" | "bank";
    /** What was spent for one category. */
    ExpensesOfCategory: {
      /** The category. @example Transport */
      category: string;
      /** How many expenses. */
      count: number;
      /** How much, in paise. @example 145000 */
      paise: number;
    };
    /** Extends an enrolment. */
    Extension: {
      /** How many, 1 to 3,650: from the end, or from now when that is past. */
      days: number;
      /**
       * Why; at most 500 characters, may be empty. Only the shop reads it.
       * @default
       * @example The customer called
       */
      reason?: string;
      /** The version that was read. */
      version: number;
    };
    /**
     * The fabric of a piece.
     *
     *     `source`: Whose it is; absent if it stays.
     */
    Fabric: {
      source?: components["schemas"]["FabricSource"];
      /**
       * Description; empty to remove it.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
      /**
       * Where it lies, visible in the back office only; absent if it stays, empty to remove it.
       * @example Shelf 3
       */
      storagePlace?: string;
    };
    /** Whose fabric a piece is made of. */
    FabricSource: "customer" | "shop";
    /**
     * The last run, if it failed.
     *
     *     `kind`: Kind of run.
     */
    FailedRun: {
      kind: components["schemas"]["RunKind"];
      /** Error message. @example For a wedding in December. */
      message: string;
      /** When it failed. @example 2026-08-24T06:30:00Z */
      at: string;
    };
    /** A wish list. */
    Favourites: { /** Ids of the products that can still be ordered, newest first. */ products: number[]; };
    /** A problem of one field. */
    FieldProblem: {
      /** Name of the field as in the request; nested ones with dots. @example aroundBust */
      field: string;
      /**
       * required, wrong_type, too_short, too_long, out_of_range, control_characters, unknown or
       *     invalid.
       * @example FIRST10
       */
      code: string;
      /** Message that says what to do. @example For a wedding in December. */
      message: string;
    };
    /** Kind of file. */
    FileFormat: "csv" | "xlsx";
    /** What a file is, by its content. */
    FileKind: "pdf" | "png" | "jpeg";
    /**
     * Where images and videos are.
     *
     *     `bucket`: Absent while files are on the server only.
     */
    FileStorage: {
      bucket?: components["schemas"]["FileStorageBucket"];
      /** Images and videos of the shop. */
      files: number;
      filesInBucket: number;
      bytesInBucket: number;
      /** Files without a copy on the server. */
      onlyInBucket: number;
      /** Why files are not being copied. @example media.video_broken */
      problem?: string;
    };
    /** A bucket of an S3-compatible storage. Its secret is never shown. */
    FileStorageBucket: {
      endpoint: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      pathStyle: boolean;
      /** @example HM */
      prefix: string;
      cdn: string;
      keepOnDisk: boolean;
      target: components["schemas"]["StorageTarget"];
    };
    /** Which test payment. */
    FinishSandboxPayment: {
      /** The order's id, as the checkout got it. @example order_0000000000 */
      providerOrderId: string;
    };
    /** A request for a password reset link. */
    ForgottenPassword: { /** Email address of the account. @example asha@example.com */ email: string; };
    /**
     * A slot of a day.
     *
     *     `slot`: Part of the day.
     */
    FreeSlot: {
      slot: components["schemas"]["VisitSlot"];
      /** Free capacity in homes; 0 if full. A full-day slot has at most 1. */
      free: number;
    };
    /** A finished piece, with what the shop knows about it. */
    GalleryEntry: {
      /** Row id. */
      id: number;
      /** What it is. @example Princess-cut blouse */
      title: string;
      /** The group it is filtered by. @example Transport */
      category: string;
      /** Its images, the main one first. */
      images: components["schemas"]["GalleryImage"][];
      /** Whether visitors see it. */
      published: boolean;
      /** Goes up with each change; a change names the version that was read. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /**
     * One image of a piece.
     *
     *     `image`: The image; absent if it was deleted.
     */
    GalleryImage: {
      /** Id of the image. */
      imageId: number;
      image?: components["schemas"]["Image"];
    };
    /** A finished piece. */
    GalleryItem: {
      /** Row id. */
      id: number;
      /** What it is. @example Princess-cut blouse */
      title: string;
      /** The group it is filtered by. @example Transport */
      category: string;
      /** Its images, the main one first: at least one, at most ten. */
      images: components["schemas"]["Image"][];
    };
    /**
     * A measurement of a garment type.
     *
     *     `drawing`: Drawing of where to measure.
     *
     *     `limits`: Lengths beyond are refused.
     *
     *     `adult`: Lengths of adults beyond are unusual.
     *
     *     `child`: Lengths of children beyond are unusual.
     */
    GarmentField: {
      /** Such as `aroundBust`; never changes. @example aroundBust */
      key: string;
      /** Label. @example Around bust */
      label: string;
      /** How to measure. @example Around the fullest part. */
      hint?: string;
      drawing?: components["schemas"]["MeasureDrawing"];
      limits: components["schemas"]["LengthRange"];
      adult?: components["schemas"]["LengthRange"];
      child?: components["schemas"]["LengthRange"];
    };
    /** The measurements of one person for a garment type. */
    GarmentMeasurements: {
      /** Id of the garment type; absent for lengths of the body. */
      garmentTypeId?: number;
      /** Name of the garment type. @example Asha Raman */
      name?: string;
      /** Unusual lengths of the newest. */
      warnings: components["schemas"]["UnusualMeasurement"][];
      /** All measurements, newest first. */
      history: components["schemas"]["Measuring"][];
    };
    /**
     * What is made, with its measurements.
     *
     *     `image`: Image.
     */
    GarmentType: {
      /** Id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** One line about it. @example Blouses with and without lining. */
      description?: string;
      image?: components["schemas"]["Image"];
      /** Work of one, in points of a maker's day. */
      points: number;
      /** Its measurements, in the order in which they are taken. */
      fields: components["schemas"]["GarmentField"][];
    };
    /** How a course given by the shop was paid. */
    GiftPayment: "gift" | "cash" | "upi";
    /** The person whom the law asks a shop to name. Fields are empty until set. */
    GrievanceOfficer: {
      /** Name. @example Asha Raman */
      name: string;
      /** What the person is called in the shop. @example Proprietor */
      designation: string;
      /** Phone number as it is shown. @example +91 98765 43210 */
      phone: string;
      /** Email address. @example asha@example.com */
      email: string;
    };
    /** A State or union territory. */
    GstState: {
      /** The two digits that a GSTIN begins with. @example FIRST10 */
      code: string;
      /** Its name. @example Asha Raman */
      name: string;
    };
    /**
     * How the store is.
     *
     *     `status`: `ok` while the store accepts work.
     */
    Health: { status: components["schemas"]["State"]; };
    /** A decision about the mails on hold. */
    HeldMails: { /** `true` sends them, `false` gives them up. */ send: boolean; };
    /** A holiday. */
    Holiday: {
      /** The day. @example 2026-08-24 */
      day: string;
      /** Name. @example Asha Raman */
      name: string;
    };
    /** One line of the opening hours. */
    HoursDraft: {
      /** For example "Monday to Saturday"; at most 60 characters. @example Monday to Saturday */
      days: string;
      /** For example "11:00 am to 7:00 pm"; at most 60 characters. @example 11:00 am to 7:00 pm */
      time: string;
    };
    /**
     * A video that shows how to measure, with what the shop knows about it.
     *
     *     `video`: The video; absent while it is still being uploaded or worked on. Visitors see the entry once it is there.
     *
     *     `image`: That image; absent if it was deleted.
     */
    HowToMeasureEntry: {
      /** Row id. */
      id: number;
      /** Id of the video. */
      videoId: number;
      /** What the shop calls the video. @example Princess-cut blouse */
      title: string;
      video?: components["schemas"]["Video"];
      /** Id of the image that is shown before it plays. */
      imageId: number;
      image?: components["schemas"]["Image"];
      /** Whether visitors see it. */
      published: boolean;
      /** Goes up with each change; a change names the version that was read. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /**
     * An image in several sizes. Dimensions are pixels of the file.
     *
     *     `focus`: Point to keep in view when the image is cropped to another aspect ratio.
     */
    Image: {
      /** URL of the largest copy. @example /uploads/blouse-1200.webp */
      src: string;
      /** Width of `src` in pixels. */
      width: number;
      /** Height of `src` in pixels. */
      height: number;
      /** Alternative text. @example A blouse of green silk */
      alt: string;
      /** A tiny blurred copy as a `data:` URL, shown while the image loads. */
      placeholder: string;
      /** WebP copies, narrow to wide, never wider than the original. */
      sizes: components["schemas"]["ImageSize"][];
      /** JPEG of 1200 by 630 for link previews. @example /uploads/blouse-preview.jpg */
      preview?: string;
      focus?: components["schemas"]["ImageFocus"];
    };
    /** How an image is cropped: rotated first, then reduced to a part. */
    ImageCrop: {
      /** Left edge, as a fraction of the rotated image's width: 0 to 1. */
      x: number;
      /** Top edge, as a fraction of the rotated image's height: 0 to 1. */
      y: number;
      /** Width, as a fraction of the rotated image's width: 0.02 to 1. */
      width: number;
      /** Height, as a fraction of the rotated image's height: 0.02 to 1. */
      height: number;
      /** Clockwise rotation of the original: 0, 90, 180 or 270 degrees. */
      turn: number;
      /** Horizontal focus point, as a fraction of the crop's width: 0 to 1. */
      focusX: number;
      /** Vertical focus point, as a fraction of the crop's height: 0 to 1. */
      focusY: number;
    };
    /** A point of an image. */
    ImageFocus: {
      /** Horizontal position: 0 is the left edge, 1 the right one. */
      x: number;
      /** Vertical position: 0 is the top edge, 1 the bottom one. */
      y: number;
    };
    /** A WebP copy of an image. */
    ImageSize: {
      /** URL of the copy. @example /uploads/blouse-1200.webp */
      src: string;
      /** Width in pixels. */
      width: number;
    };
    /**
     * The original of a cropped image.
     *
     *     `image`: The whole original.
     */
    ImageSource: {
      /** Id of the original. */
      id: number;
      image: components["schemas"]["Image"];
    };
    /** A column of the file. */
    ImportColumn: {
      /** Its name; empty without one. @example Asha Raman */
      name: string;
      /** Cells of the first rows; none once they are deleted. */
      samples: string[];
      /** Key of the field that it is; empty if it is not imported. @example aroundBust */
      field: string;
    };
    /**
     * An import with its columns.
     *
     *     `import`: The import.
     *
     *     `unit`: Unit of lengths that name none.
     */
    ImportDetail: {
      import: components["schemas"]["ImportSummary"];
      unit: components["schemas"]["LengthUnit"];
      /** Columns of the file. */
      columns: components["schemas"]["ImportColumn"][];
      /** What a column can be. */
      fields: components["schemas"]["ImportFieldChoice"][];
    };
    /** A field to import. */
    ImportFieldChoice: {
      /** Key. @example aroundBust */
      key: string;
      /** Name. @example Around bust */
      label: string;
      /** Heading under which it is listed. @example Neck */
      group?: string;
      /** Whether a column has to be this field. */
      required: boolean;
      /** Whether it is a length. */
      length: boolean;
    };
    /** What a file is about. */
    ImportFileKind: "customers" | "products" | "past_orders";
    /** What an import is about. */
    ImportKind: "customers" | "products" | "past_orders" | "categories" | "services" | "gallery_items" | "events" | "testimonials" | "offers" | "pin_codes" | "courses" | "enrolments" | "coupons";
    /** What became of a row. */
    ImportOutcome: "created" | "updated" | "unchanged" | "rejected";
    /** What an import would do. */
    ImportPreview: {
      /** Rows that were tried, from the first. */
      tried: number;
      /** New records among them. */
      created: number;
      /** Changed records. */
      updated: number;
      /** Rows that change nothing. */
      unchanged: number;
      /** Rows that would not be imported. */
      rejected: number;
      /** The first rows, and all with problems. */
      rows: components["schemas"]["PreviewRow"][];
    };
    /** How far an import is. */
    ImportStatus: "draft" | "running" | "done" | "undoing" | "undone";
    /**
     * An import.
     *
     *     `kind`: What it is about.
     *
     *     `status`: How far it is.
     */
    ImportSummary: {
      /** Id. */
      id: number;
      kind: components["schemas"]["ImportKind"];
      /** Name of the file. */
      fileName: string;
      status: components["schemas"]["ImportStatus"];
      /** Rows of the file. */
      rowCount: number;
      /** New records. */
      created: number;
      /** Changed records. */
      updated: number;
      /** Rows that changed nothing. */
      unchanged: number;
      /** Rows that were not imported. */
      rejected: number;
      /** Rows that were undone. */
      undone: number;
      /** Rows that could not be undone. */
      notUndone: number;
      /** When the file was uploaded. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When all rows were done. @example 2026-08-24T06:30:00Z */
      endedAt?: string;
      /** When it was undone. @example 2026-08-24T06:30:00Z */
      undoneAt?: string;
      /** Whether it can be undone. */
      canUndo: boolean;
    };
    /** The pending invitation. */
    Invited: {
      /** Id of the account. */
      id: number;
      /**
       * The link to pass on, returned only once; absent if it was emailed.
       * @example https://shop.example.com/setpassword/3f9c
       */
      link?: string;
      /** Hours for which the link works. */
      validHours: number;
    };
    /** What the invoice of a delivered order waits for. */
    InvoiceWait: "moment" | "price" | "too_much";
    /**
     * A document and its buyer.
     *
     *     `receipt`: The document.
     */
    IssuedReceipt: {
      receipt: components["schemas"]["ReceiptLine"];
      /** The buyer's name as printed. @example Asha Raman */
      buyer: string;
      /** The buyer's account; absent if there was none. */
      userId?: number;
    };
    /** Where the keys in use come from. */
    KeysFrom: "environment" | "screen";
    /**
     * The newest lengths of a person for a garment type.
     *
     *     `unit`: Unit in which they were entered.
     */
    LastMeasurements: {
      /**
       * When they were taken; absent if the person was never measured for this garment.
       * @example 2026-08-24T06:30:00Z
       */
      measuredAt?: string;
      /** Number of the order for which they were taken. @example HM-1048 */
      orderNumber?: string;
      /** Lengths, in the order in which they are taken. */
      lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
    };
    /** The latest order of a customer. */
    LastOrder: {
      /** Id of the order. */
      id: number;
      /** As people say it. @example HM-1048 */
      number: string;
      /** When it was requested or taken; the day in India. @example 2026-08-24 */
      day: string;
    };
    /** The last restore. */
    LastRestore: {
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      /** When the restored backup was made. @example 2026-08-24T06:30:00Z */
      madeAt: string;
      /**
       * Folder relative to the data folder in which the replaced shop is stored for 30 days.
       * @example before-restore
       */
      storedIn: string;
      /** Number of emails on hold. */
      heldMails: number;
      /** Whether it undid an earlier restore. */
      undo: boolean;
      /** Number of image and video files left out, because the backup had no intact copy. */
      leftOutCount: number;
      /** Paths of the first of them, relative to the data folder. */
      leftOut: string[];
    };
    /** Pieces that are equally late. */
    LatePieces: {
      /** At least so many days. */
      fromDays: number;
      /** And at most so many; absent for the latest. */
      toDays?: number;
      /** How many pieces. */
      count: number;
    };
    /**
     * Money that came a short while ago.
     *
     *     `method`: How it came.
     *
     *     `orderPayment`: What a payment of an order was.
     */
    LatestMoney: {
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      /** What it was for: `advance` for orders, `course` for courses. @example course */
      kind: string;
      /** Which one. @example 2 */
      reference: string;
      method: components["schemas"]["PaymentMethod"];
      /** What was bought, or the number of the order. @example Princess-cut blouse */
      title: string;
      /** The customer's name; absent if the account is gone. @example Asha Raman */
      customer?: string;
      /** How much, in paise. @example 145000 */
      amountPaise: number;
      /** The coupon's code. @example FIRST10 */
      coupon?: string;
      orderPayment?: components["schemas"]["OrderPayment"];
    };
    /**
     * One entry of the book.
     *
     *     `method`: How it came.
     *
     *     `state`: Its state.
     *
     *     `receipt`: What was issued for it.
     */
    LedgerEntry: {
      /** Its id, for reversing it; absent for what came online. */
      id?: number;
      method: components["schemas"]["PaymentMethod"];
      /**
       * How much, in paise; negative if it reverses an earlier entry, or went back to the customer.
       * @example 145000
       */
      amountPaise: number;
      /** The day in India. @example 2026-08-24 */
      day: string;
      /** When it was recorded. @example 2026-08-24T06:30:00Z */
      at: string;
      /** A note. @example Paid to the driver */
      note?: string;
      /** Id of the payment that came or went back online, for its page. */
      paymentId?: number;
      state: components["schemas"]["EntryState"];
      /** Id of the entry that it reverses. */
      reverses?: number;
      /** Name of the team member who recorded it; absent online. @example Malarvizhi */
      by?: string;
      receipt?: components["schemas"]["ReceiptLine"];
    };
    /** A range of lengths in cm, to one decimal, with both ends. */
    LengthRange: {
      /** Shortest length in cm. */
      least: number;
      /** Longest length in cm. */
      most: number;
    };
    /** A unit of length. */
    LengthUnit: "in" | "cm";
    /** A lesson of a course. The URL of its video is for buyers only. */
    Lesson: {
      /** Id of the lesson. */
      id: number;
      /** Title. @example Princess-cut blouse */
      title: string;
      /** Length of the video in seconds. */
      seconds: number;
    };
    /** A lesson of a course. */
    LessonDetail: {
      /** Id of the lesson. */
      id: number;
      /** What it teaches. @example Princess-cut blouse */
      title: string;
      /** Id of its video; absent until one is chosen. */
      videoId?: number;
      /** Length of the video in seconds; absent until it is ready to be watched. */
      seconds?: number;
    };
    /**
     * A file of a lesson.
     *
     *     `kind`: What it is.
     */
    LessonFile: {
      /** Id of the file. */
      id: number;
      /** Name, without an ending. @example Asha Raman */
      name: string;
      kind: components["schemas"]["FileKind"];
      /** Size in bytes. */
      bytes: number;
      /** Pages of a PDF, if they could be counted. */
      pages?: number;
    };
    /**
     * A file of a lesson, with what buyers do not see.
     *
     *     `kind`: What it is.
     */
    LessonFileDetail: {
      /** Id of the file. */
      id: number;
      /** Id of its lesson. */
      lessonId: number;
      /** Name, without an ending. @example Asha Raman */
      name: string;
      kind: components["schemas"]["FileKind"];
      /** Size in bytes. */
      bytes: number;
      /** Pages of a PDF, if they could be counted. */
      pages?: number;
      /** When it was removed. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
      /** Id of the file that had this content before it was replaced. */
      replacedBy?: number;
    };
    /** The order of the files of a lesson. */
    LessonFileOrder: { /** Ids of all its files. */ ids: number[]; };
    /**
     * A question about a lesson: your own, or an answered one of another customer.
     *
     *     `answer`: Absent until the shop answers.
     */
    LessonQuestion: {
      /** Id of the question. */
      id: number;
      /** Id of the lesson. */
      lessonId: number;
      /** First name of the customer. @example Asha Raman */
      name: string;
      /** Whether it is your own. */
      own: boolean;
      /** Plain text. @example Which needle for silk? */
      text: string;
      /** When it was asked. @example 2026-08-24T06:30:00Z */
      askedAt: string;
      answer?: components["schemas"]["QuestionAnswer"];
    };
    /**
     * An image of the library.
     *
     *     `image`: Sizes and alternative text.
     *
     *     `source`: The image it was cropped from.
     *
     *     `crop`: How it was cropped.
     */
    LibraryImage: {
      /** Id, used as `imageId` wherever the image is shown. */
      id: number;
      image: components["schemas"]["Image"];
      /** When it was uploaded or cropped. @example 2026-08-24T06:30:00Z */
      storedAt: string;
      source?: components["schemas"]["ImageSource"];
      crop?: components["schemas"]["ImageCrop"];
      /** Where it is shown; a shown image cannot be deleted. */
      uses: components["schemas"]["MediaUse"][];
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** A page of the library. */
    LibraryImagePage: {
      /** Newest first, at most 50. */
      items: components["schemas"]["LibraryImage"][];
      /** `before` of the next page; absent on the last one. */
      next?: number;
    };
    /**
     * A video of the library.
     *
     *     `state`: State of the video.
     *
     *     `smaller`: The smaller copy for slow networks.
     *
     *     `cover`: The cover image.
     */
    LibraryVideo: {
      /** Id, used as `videoId` wherever the video is shown. */
      id: number;
      /** Internal title. @example Princess-cut blouse */
      title: string;
      /** Whether the video is public; otherwise only buyers of its course can watch it. */
      public: boolean;
      state: components["schemas"]["VideoState"];
      /** Error code of a refused file. @example media.video_broken */
      problem?: string;
      /**
       * Whether the video plays only once it has downloaded completely, because the server has no
       *     ffmpeg to change that.
       */
      playsLate: boolean;
      /** Size of the file in bytes. */
      bytes: number;
      /** Bytes received so far, while it is being uploaded. */
      arrived?: number;
      /** Id of the staff member whose upload it is, while it is being uploaded; only they can resume it. */
      uploaderId?: number;
      /** Width in pixels, once ready. */
      width?: number;
      /** Height in pixels, once ready. */
      height?: number;
      /** Length in seconds, once ready. */
      seconds?: number;
      smaller?: components["schemas"]["SmallerVideo"];
      /** Id of a manually uploaded smaller copy in progress. */
      smallerComing?: number;
      /** Id of the cover image. */
      coverId?: number;
      cover?: components["schemas"]["Image"];
      /** Languages of the captions, such as "en" and "ta". */
      captions: string[];
      /** Processing steps, in order; empty until the upload is complete. */
      steps: components["schemas"]["VideoStep"][];
      /** Where it is shown; a shown video cannot be deleted. */
      uses: components["schemas"]["MediaUse"][];
      /** To be sent with a new title. */
      version: number;
      /** When the upload began. @example 2026-08-24T06:30:00Z */
      storedAt: string;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** A page of the library. */
    LibraryVideoPage: {
      /** Newest first, at most 50. */
      items: components["schemas"]["LibraryVideo"][];
      /** `before` of the next page; absent on the last one. */
      next?: number;
      /** Whether the server has ffmpeg, and so makes smaller copies and covers itself. */
      tools: boolean;
    };
    /**
     * The course that teaches a product.
     *
     *     `image`: Image, 16:9.
     */
    LinkedCourse: {
      /** Id of the course. */
      id: number;
      /** Title. @example Asha Raman */
      name: string;
      /** Short description of what it teaches. @example A blouse from cutting to hooks. */
      line: string;
      /** Price in paise. @example 145000 */
      pricePaise: number;
      /** Duration of the project, as free text. @example 6 hours */
      duration: string;
      /** Days of access from the purchase. */
      expireInDays: number;
      image: components["schemas"]["Image"];
    };
    /** A walk-in linked to this account. */
    LinkedWalkIn: {
      /** Id of the walk-in. */
      id: number;
      /** Name of the walk-in. @example Asha Raman */
      name: string;
      /** Mobile number of the walk-in. @example +919876543210 */
      mobile?: string;
      /** When the two were linked. @example 2026-08-24T06:30:00Z */
      linkedAt: string;
      /** Whether the link can still be undone. */
      canUndo: boolean;
    };
    /** Whether a list is read. */
    ListStatus: "waiting" | "read" | "failed" | "unknown";
    /** A point on the map. */
    Location: {
      /** Degrees north; negative in the south. */
      latitude: number;
      /** Degrees east; negative in the west. */
      longitude: number;
    };
    /** Credentials: either the mobile number or the email address, and the password. */
    Login: {
      /** Mobile number of the account. @example 98765 43210 */
      mobile?: string;
      /** Email address of the account. @example asha@example.com */
      email?: string;
      /** Password. @example three rani petticoats */
      password: string;
      /**
       * Code from the authenticator app, or a recovery code. Required if two-factor authentication
       *     is on.
       * @example FIRST10
       */
      code?: string;
    };
    /**
     * A mail as its reader sees it.
     *
     *     `mail`: The mail.
     *
     *     `content`: What it says; absent when that was forgotten with its reader.
     */
    MailDetail: { mail: components["schemas"]["MailEntry"]; content?: components["schemas"]["MailPreview"]; };
    /**
     * A mail in the list.
     *
     *     `state`: Where it is.
     */
    MailEntry: {
      /** Row id. */
      id: number;
      /** Feature and kind, like `auth.welcome`. @example auth.welcome */
      template: string;
      /** The same for people, like `Welcome`. @example Around bust */
      label: string;
      /** To whom; empty once that person has left the shop. @example asha@example.com */
      recipient: string;
      /** What it is about; empty if that was forgotten with its reader. @example order:12 */
      subject: string;
      state: components["schemas"]["MailState"];
      /** When it was queued. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When it is tried the next time, while it waits. @example 2026-08-24T06:30:00Z */
      dueAt?: string;
      /** When it left. @example 2026-08-24T06:30:00Z */
      sentAt?: string;
      /** How often it was tried. */
      attempts: number;
      /** What the last try ran into. @example The mail server did not answer. */
      lastError?: string;
    };
    /** Why a mail was not sent. */
    MailError: "unreachable" | "silent" | "certificate" | "unencrypted" | "login" | "sender" | "recipient" | "too_many" | "refused" | "unwritten";
    /** Label and value in a mail. */
    MailFact: {
      /** What it is. @example Around bust */
      label: string;
      /** What it says. @example Approved */
      value: string;
    };
    /** A part of the mails. */
    MailPage: {
      /** Newest first. */
      items: components["schemas"]["MailEntry"][];
      /** What to ask with for the next part; absent at the end. */
      next?: number;
      /** How many of all wait. */
      waiting: number;
      /** How many of all are on hold since the shop was restored. */
      held: number;
      /** How many of all did not go out. */
      failed: number;
    };
    /** What a mail says, in the order in which it is read. The secret part of a link is masked, except in a demo store. */
    MailPreview: {
      /** The large line at the top. @example How we measure */
      heading: string;
      /** What follows it. */
      paragraphs: string[];
      /** Address of an image. @example /uploads/blouse-1200.webp */
      image?: string;
      /** What the image shows. @example A blouse of green silk */
      imageAlt?: string;
      /** Facts below it. */
      facts: components["schemas"]["MailFact"][];
      /** Words of the button. @example Open My Orders */
      button?: string;
      /** Where the button leads. @example https://shop.example.com/myorders */
      buttonAddress?: string;
      /** What is said after the button. */
      closing: string[];
      /** What happens next, in order. */
      steps: string[];
      /** The shop's name and how to reach it, at the bottom. */
      footer: string[];
    };
    /** Where a mail is. */
    MailState: "waiting" | "held" | "sent" | "failed" | "dead";
    /**
     * A test and what came of it.
     *
     *     `mail`: The mail.
     *
     *     `tried`: Whether it left.
     */
    MailTested: { mail: components["schemas"]["MailEntry"]; tried: components["schemas"]["MailTried"]; };
    /**
     * What came of trying the way by which mails leave.
     *
     *     `error`: The error; absent if there was none.
     */
    MailTried: {
      error?: components["schemas"]["MailError"];
      /**
       * The same as a sentence, with the other side's own words.
       * @example The mail server refused the password.
       */
      says?: string;
    };
    /** How many mails it was about. */
    MailsReleased: { /** How many. */ count: number; };
    /**
     * A backup being made, or a restore being prepared.
     *
     *     `kind`: Kind of run.
     *
     *     `step`: Current step.
     */
    MaintenanceRun: {
      kind: components["schemas"]["RunKind"];
      step: components["schemas"]["RunStep"];
      /** Number of images and videos done in this step. */
      done: number;
      /** Total number of images and videos; 0 if not counted. */
      of: number;
      /** When it started. @example 2026-08-24T06:30:00Z */
      startedAt: string;
    };
    /**
     * Work of a maker.
     *
     *     `maker`: The maker.
     */
    MakerLoad: {
      maker: components["schemas"]["TeamMember"];
      /** Every day of the period, in order. */
      days: components["schemas"]["DayLoad"][];
    };
    /** The statement of a maker in one line. */
    MakerSummary: {
      /** User id. */
      makerId: number;
      /** Name. @example Kannan */
      maker: string;
      /** Number of pieces. */
      pieces: number;
      /** Number of pieces without a rate. */
      unpriced: number;
      /** What was earned, in paise. @example 145000 */
      earnedPaise: number;
      /** What was paid, in paise. @example 145000 */
      paidPaise: number;
      /** What is left to pay, in paise; negative if too much was paid. @example 145000 */
      duePaise: number;
      /** Whether the statement is closed. */
      closed: boolean;
    };
    /** Whose a payment is, and what for. */
    MatchPayment: {
      /** Id of a customer. */
      userId: number;
      /**
       * What kind of thing: `course`, or `advance` for an order, whatever part of its price it is.
       * @example course
       */
      kind: string;
      /** Which one: the id of the course, or of an order of this customer. @example 2 */
      reference: string;
    };
    /** The drawings that the client has, each of one measurement. */
    MeasureDrawing: "height" | "shoulder" | "frontNeck" | "backNeck" | "aroundArm" | "aroundWaist" | "aroundHip" | "aroundBust";
    /**
     * A video that shows how to measure.
     *
     *     `url`: The video.
     *
     *     `image`: What is shown before it plays.
     */
    MeasureVideo: {
      /** Row id. */
      id: number;
      url: components["schemas"]["Video"];
      image: components["schemas"]["Image"];
    };
    /** Who took measurements. */
    MeasuredBy: "customer" | "shop";
    /** A measured length with its name. */
    MeasuredLength: {
      /** Name of the field, such as `aroundBust`. @example aroundBust */
      field: string;
      /** Label of the field. @example Around bust */
      label: string;
      /** Length in cm, to one decimal. */
      cm: number;
    };
    /**
     * The measurements of one person.
     *
     *     `ageGroup`: Age group; absent for an adult.
     */
    MeasurementProfile: {
      /** Id of the profile. */
      id: number;
      /** Name of the person. @example Asha Raman */
      name: string;
      /** Relation to the customer. @example daughter */
      relation?: string;
      ageGroup?: components["schemas"]["AgeGroup"];
      /**
       * When the newest lengths were taken; absent for a person who was never measured.
       * @example 2026-08-24T06:30:00Z
       */
      measuredAt?: string;
      /** Lengths by garment type, the last measured first. */
      garments: components["schemas"]["GarmentMeasurements"][];
    };
    /**
     * Measurements taken at one time.
     *
     *     `measuredBy`: Who took them.
     *
     *     `unit`: Unit in which they were entered.
     */
    Measuring: {
      /** Id. */
      id: number;
      /** When they were taken. @example 2026-08-24T06:30:00Z */
      measuredAt: string;
      measuredBy: components["schemas"]["MeasuredBy"];
      /** Lengths, in the order in which they are taken. */
      lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
    };
    /** A record that shows an image or video. */
    MediaUse: {
      /** Kind of the record to edit, for its address: `product`, `event`. @example course */
      kind: string;
      /** Kind of use, as displayed: "Product", "Lesson". @example Product */
      what: string;
      /** Id of the record to edit; missing for several. */
      id?: number;
      /** Name. @example Princess-cut blouse */
      title: string;
    };
    /** A way to a customer. */
    MessageChannel: "whatsapp" | "sms";
    /** What a customer is sent a message about. */
    MessageEvent: "request_received" | "visit_confirmed" | "order_accepted" | "order_ready" | "order_delivered" | "payment_received" | "payment_reminder" | "visit_reminder" | "course_access";
    /**
     * How customers hear of an event.
     *
     *     `templateState`: Whether Meta approved it; absent without a template, and until Meta was asked.
     */
    MessageEventSettings: {
      event: components["schemas"]["MessageEvent"];
      on: boolean;
      /**
       * Name of the WhatsApp template; empty for none. Its `{{1}}`, `{{2}}` and so on get the placeholders in the order
       *     of the text.
       */
      whatsappTemplate: string;
      /** @example ta */
      language: string;
      templateState?: components["schemas"]["TemplateState"];
      /** Why it was rejected, as Meta names it. */
      templateReason?: string;
      /** Text of the SMS. @example Which needle for silk? */
      text: string;
      /** The text that comes with the program. */
      usualText: string;
      /** DLT id of the registered SMS text; empty for none. */
      dltTemplate: string;
      placeholders: components["schemas"]["MessagePlaceholder"][];
    };
    /** A part of the list of messages. */
    MessagePage: {
      items: components["schemas"]["MessageSummary"][];
      /** `before` of the next part; absent at the end. */
      next?: number;
    };
    /** A placeholder of a text. */
    MessagePlaceholder: {
      /** Written `{name}`. @example Asha Raman */
      name: string;
      /** An example. */
      sample: string;
    };
    /** The report was taken. */
    MessageReportTaken: { /** Always true. */ received: boolean; };
    /**
     * Settings of messages to customers.
     *
     *     `whatsapp`: Absent while it is not connected.
     *
     *     `sms`: Absent while none is connected.
     *
     *     `quietHours`: Messages wait until their end. Absent: none.
     */
    MessageSettings: {
      whatsappOn: boolean;
      smsOn: boolean;
      whatsapp?: components["schemas"]["WhatsAppChannel"];
      sms?: components["schemas"]["SmsChannel"];
      /** Why WhatsApp messages that wait were not sent. */
      whatsappProblem?: string;
      /** The same of SMS. */
      smsProblem?: string;
      /** When Meta last listed the shop's templates. @example 2026-08-24T06:30:00Z */
      templatesCheckedAt?: string;
      /** Why it could not. */
      templatesProblem?: string;
      quietHours?: components["schemas"]["QuietHours"];
      events: components["schemas"]["MessageEventSettings"][];
      /** Customers who agreed. */
      consents: number;
      waiting: number;
      failed: number;
    };
    /** Where a message is. */
    MessageState: "waiting" | "sent" | "failed" | "given_up";
    /**
     * A message to a customer.
     *
     *     `event`: Absent for an event of an earlier release.
     *
     *     `channel`: The channel, once it was tried.
     */
    MessageSummary: {
      id: number;
      event?: components["schemas"]["MessageEvent"];
      /** Name of the customer; absent for a deleted account. @example Asha Raman */
      customer?: string;
      customerId: number;
      /** The number, once it was tried. @example HM-1048 */
      number?: string;
      channel?: components["schemas"]["MessageChannel"];
      state: components["schemas"]["MessageState"];
      /** As it was sent. @example Which needle for silk? */
      text?: string;
      /** @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** Of the next attempt. @example 2026-08-24T06:30:00Z */
      dueAt?: string;
      /** @example 2026-08-24T06:30:00Z */
      sentAt?: string;
      /** When it was on the customer's phone, as WhatsApp reports it. @example 2026-08-24T06:30:00Z */
      deliveredAt?: string;
      /** When the customer read it, if their phone tells. @example 2026-08-24T06:30:00Z */
      readAt?: string;
      attempts: number;
      /** Why it was not sent. @example The mail server did not answer. */
      lastError?: string;
    };
    /** A search that found nothing. */
    MissedSearch: {
      /** What was typed, in lower case. @example blouse */
      query: string;
      /** How often. */
      times: number;
      /** On which day for the last time. @example 2026-08-24 */
      lastDay: string;
    };
    /** An image that could not be fetched. */
    MissingImage: {
      /** Its address. @example 7, North Mada Street, Mylapore */
      address: string;
      /** Why. @example media.video_broken */
      problem: string;
    };
    /** The money of the last days. */
    MoneyIn: {
      /** The days, the last one is today. */
      days: components["schemas"]["MoneyOfDay"][];
      /** All of it, less what went back, in paise. @example 145000 */
      totalPaise: number;
      /** What came since six o'clock of the evening before, newest first; at most twelve. */
      latest: components["schemas"]["LatestMoney"][];
    };
    /** The money of one day. */
    MoneyOfDay: {
      /** The day in India. @example 2026-08-24 */
      day: string;
      /** In cash, in paise. @example 145000 */
      cashPaise: number;
      /** By UPI at the counter, in paise. @example 145000 */
      upiPaise: number;
      /** Through the payment provider, in paise; without what was due back from the first. @example 145000 */
      onlinePaise: number;
      /** What went back on this day through the payment provider, in paise, whenever it came. @example 145000 */
      returnedPaise: number;
      /** The same money by what it was for. */
      kinds: components["schemas"]["MoneyOfKind"][];
    };
    /** What came for one kind of thing. */
    MoneyOfKind: {
      /** `advance` for orders, `course` for courses. @example course */
      kind: string;
      /** How much, in paise. @example 145000 */
      paise: number;
    };
    /**
     * A new day and time for a visit.
     *
     *     `appointmentTime`: Part of the day.
     */
    MoveVisit: {
      /** Day: from tomorrow in India to the last bookable day. @example 2026-08-24 */
      appointmentDate: string;
      appointmentTime: components["schemas"]["VisitSlot"];
    };
    /** The day on which the customer needs an order, or none. */
    NeededBy: { /** The day; absent to remove it. @example 2026-08-24 */ neededBy?: string; };
    /**
     * A shop that opens, and its owner.
     *
     *     `beginning`: What the shop begins with.
     */
    NewShop: {
      /** What stands after `/setup/` in the link. @example 3f9c2a7d */
      token: string;
      /**
       * The address people type, like `https://shop.example`. Left out where the machine's settings name one.
       * @example https://shop.example.com
       */
      publicAddress?: string;
      /** The name over the door; at most 60 characters. @example Hem & Mogra */
      businessName: string;
      /** Name of the owner. @example Asha Raman */
      name: string;
      /** Mobile number of the owner. @example 98765 43210 */
      mobile: string;
      /** Email address of the owner. @example asha@example.com */
      email: string;
      /** 8 to 128 characters, not a common one. @example three rani petticoats */
      password: string;
      beginning: components["schemas"]["Beginning"];
    };
    /** A device that shows notifications. */
    NotificationDevice: {
      id: number;
      /** Browser and system, like `Firefox on Windows`. @example Around bust */
      label: string;
      /** The device of this session. */
      current: boolean;
      /** When notifications were turned on. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When the last one was sent. @example 2026-08-24T06:30:00Z */
      sentAt?: string;
      /** Why the last one was not sent. @example media.video_broken */
      problem?: string;
    };
    /** What happened. */
    NotificationEvent: "new_request" | "visit_moved" | "cancellation" | "enquiry" | "advance_paid" | "course_paid" | "question_asked" | "failed_email" | "low_disk" | "backup_failure" | "piece_assigned" | "order_step" | "question_answered";
    /**
     * A person's notifications.
     *
     *     `quietHours`: Absent: none.
     */
    NotificationSettings: {
      /** The shop's public key, to subscribe with: Base64 for URLs. */
      publicKey: string;
      /** Newest first. */
      devices: components["schemas"]["NotificationDevice"][];
      /** The events that are for this person. */
      events: components["schemas"]["PushChoice"][];
      quietHours?: components["schemas"]["QuietHours"];
    };
    /** Result of a test notification. */
    NotificationTest: {
      /** Whether the device's push service took it. */
      sent: boolean;
      /** Why not. @example media.video_broken */
      problem?: string;
    };
    /** An offer. */
    Offer: {
      /** Row id. */
      id: number;
      /** The offer in a sentence. @example Which needle for silk? */
      text: string;
    };
    /** An offer, with what the shop knows about it. */
    OfferEntry: {
      /** Row id. */
      id: number;
      /** The offer in a sentence. @example Which needle for silk? */
      text: string;
      /** Whether visitors see it. */
      published: boolean;
      /** Goes up with each change; a change names the version that was read. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** The person whom the law asks a shop to name. */
    OfficerDraft: {
      /** Name; at most 80 characters. @example Asha Raman */
      name?: string;
      /** What the person is called in the shop; at most 80 characters. @example Proprietor */
      designation: string;
      /** Phone number as it is shown. @example +91 98765 43210 */
      phone?: string;
      /** Email address. @example asha@example.com */
      email?: string;
    };
    /** Whether things can be paid for online. */
    OnlinePayment: "closed" | "sandbox" | "test" | "live";
    /** What is left to pay for one order. */
    OpenBalance: {
      /** Id of the order. */
      orderId: number;
      /** As people say it. @example HM-1048 */
      number: string;
      /** Whose order it is. @example Asha Raman */
      customer: string;
      /** What was agreed, in paise. @example 145000 */
      pricePaise: number;
      /** What is left, in paise. @example 145000 */
      balancePaise: number;
    };
    /** What is left to pay. */
    OpenBalances: {
      /** All of it, in paise. @example 145000 */
      totalPaise: number;
      /** For how many orders. */
      count: number;
      /** The largest ones; at most a hundred. */
      orders: components["schemas"]["OpenBalance"][];
    };
    /** The shop that was opened. */
    OpenedShop: {
      /**
       * The address people type, without a slash at the end. The store answers there within seconds.
       * @example https://shop.example.com
       */
      publicAddress: string;
    };
    /** One line of the opening hours. */
    OpeningHours: {
      /** For example "Monday to Saturday". @example Monday to Saturday */
      days: string;
      /** For example "11:00 am to 7:00 pm". @example 11:00 am to 7:00 pm */
      time: string;
    };
    /**
     * An order, or a request until it is approved.
     *
     *     `statusLink`: Whether its public status link works.
     *
     *     `status`: Status.
     *
     *     `image`: Image of the first piece, 4:5.
     *
     *     `appointmentTime`: Part of the day.
     *
     *     `trial`: The first trial.
     *
     *     `advance`: Payment status of the advance.
     */
    Order: {
      /** Id of the order. */
      id: number;
      /** Order number, such as `HM-1048`. @example HM-1048 */
      number: string;
      statusLink: components["schemas"]["StatusLink"];
      /** Key of the public status link, `/orderstatus/{statusKey}`; absent unless it works. @example 7hK2mQ */
      statusKey?: string;
      status: components["schemas"]["OrderStatus"];
      /**
       * Number of highlighted steps of the tracker, out of four; absent for requests and for
       *     declined or cancelled orders, which have no tracker.
       */
      step?: number;
      /** Status changes, oldest first. */
      history: components["schemas"]["StatusChange"][];
      /** Reason for declining or cancelling. @example The customer called */
      reason?: string;
      /** Whether the customer can still cancel it: until cutting starts. */
      canCancel: boolean;
      /** Pieces, by position. */
      pieces: components["schemas"]["OrderPiece"][];
      /** Alterations of delivered pieces, oldest first. Those handed over are part of the price. */
      alterations: components["schemas"]["Alteration"][];
      /** Product of the first piece. */
      productId?: number;
      /**
       * What is stitched: type, name and model of the first piece, and the number of others.
       * @example Princess-cut blouse
       */
      serviceName: string;
      /** The model alone. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      image?: components["schemas"]["Image"];
      /** First name. @example Asha */
      firstName: string;
      /** Last name. @example Raman */
      lastName?: string;
      /** Mobile number to call; absent if the customer gave none or deleted the account. @example 98765 43210 */
      contactNumber?: string;
      /** Email address for updates about this order; absent if none are sent. @example asha@example.com */
      email?: string;
      /** Whether updates are really emailed: there is an address, and email delivery is set up. */
      getsEmails: boolean;
      /**
       * Address of the visit.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      address?: string;
      /** Landmark near it. @example Opposite the temple tank */
      landMark?: string;
      /** Pin code of the address. @example 600004 */
      pinCode?: string;
      /** Whether this pin code is served. */
      picksUp: boolean;
      /** Day of the visit; absent for an order taken in the shop without one. @example 2026-08-24 */
      appointmentDate?: string;
      appointmentTime?: components["schemas"]["VisitSlot"];
      trial?: components["schemas"]["Trial"];
      /**
       * The customer's message.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      message?: string;
      /** Day on which the customer needs it. @example 2026-08-24 */
      neededBy?: string;
      /** Reference photos of all pieces, in the order they were added. */
      photos: components["schemas"]["OrderPhoto"][];
      /** Photos of the fabric and the finished piece that the shop shows the customer. */
      shopPhotos: components["schemas"]["OrderPhoto"][];
      /** Lengths of the first piece in cm by field. */
      measurements?: { [key: string]: number; };
      /** Unusual measurements of the first piece. */
      warnings: components["schemas"]["UnusualMeasurement"][];
      /** The advance in paise; absent if there is none. @example 145000 */
      advancePaise?: number;
      advance: components["schemas"]["Advance"];
      /** When the advance was paid. @example 2026-08-24T06:30:00Z */
      advancePaidAt?: string;
      /**
       * The agreed price of all pieces in paise, with rush fee and discount; absent if none is
       *     agreed, and for staff.
       * @example 145000
       */
      pricePaise?: number;
      /**
       * Estimate of all pieces when they were ordered, with the rush fee, in paise; absent if none
       *     has one.
       * @example 145000
       */
      estimatePaise?: number;
      /** What the order costs beside its pieces, in the price. */
      extras: components["schemas"]["OrderExtra"][];
      /** Rush fee in the price, or in the estimate until the request is approved, in paise. @example 145000 */
      rushPaise?: number;
      /** Discount in the price, in paise. @example 145000 */
      discountPaise?: number;
      /** Reason for the discount. @example Regular customer */
      discountReason?: string;
      /** Balance due, in paise; test payments do not count. @example 145000 */
      balancePaise?: number;
      /** What of the balance can be paid online now, in paise; absent if nothing. @example 145000 */
      payableBalancePaise?: number;
      /** Refunds of advances paid online, in paise; absent if there are none. @example 145000 */
      advanceReturnedPaise?: number;
      /**
       * Days within which it can be expected, from the visit or else from when it was booked: until
       *     the promised day, otherwise the shop's usual ones.
       */
      expectedDays: number;
      /** The day for which the shop promised the last piece. @example 2026-08-24 */
      promisedDay?: string;
      /** When it was booked. @example 2026-08-24T06:30:00Z */
      createdAt: string;
    };
    /** Order counts. */
    OrderCounts: {
      /** New requests. */
      requests: number;
      /** Approved, or taken in the shop. */
      taken: number;
      /** Delivered. */
      delivered: number;
      /** Declined by the shop. */
      declined: number;
      /** Cancelled by the customer or the shop. */
      cancelled: number;
    };
    /**
     * An order, as shown in the back office.
     *
     *     `order`: The order as its customer sees it.
     *
     *     `visitAssignee`: The team member who goes to the visit.
     */
    OrderDetail: {
      order: components["schemas"]["Order"];
      /** Id of the customer. */
      customerId: number;
      /** Every status change, oldest first. */
      history: components["schemas"]["OrderEvent"][];
      /** Internal notes, oldest first. */
      notes: components["schemas"]["OrderNote"][];
      /** Its visits, those that were made and the coming or last one, oldest first. */
      visits: components["schemas"]["OrderVisit"][];
      /** Whether the last status change was made by the shop and can be undone. */
      canUndo: boolean;
      /** Whether the order was taken in the shop. */
      inShop: boolean;
      /** Whether the price is on an issued invoice: it cannot be changed until the delivery is undone. */
      invoiced: boolean;
      visitAssignee?: components["schemas"]["TeamMember"];
      /** What only the shop sees of each piece, by position. */
      pieces: components["schemas"]["PieceWork"][];
      /** What only the shop sees of each alteration, oldest first. */
      alterations: components["schemas"]["AlterationWork"][];
      /** Photos by the shop, in the order they were added. */
      shopPhotos: components["schemas"]["ShopPhoto"][];
      /**
       * Suggested advance in paise, the usual share of the price or else of the estimate; absent
       *     without either, and for those who see no prices.
       * @example 145000
       */
      suggestedAdvancePaise?: number;
      /**
       * Suggested ready day: the usual one, or the day before the customer needs it if that is sooner.
       * @example 2026-08-24
       */
      suggestedReadyDay: string;
    };
    /**
     * A status change with who made it.
     *
     *     `status`: New status.
     *
     *     `by`: By whom.
     */
    OrderEvent: {
      status: components["schemas"]["OrderStatus"];
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      by: components["schemas"]["Party"];
      /** Name of the team member; absent for the customer. @example Asha Raman */
      name?: string;
      /** Position of the piece that changed alone; absent for the order. */
      piece?: number;
    };
    /** Something that an order costs beside its pieces, such as latkan. */
    OrderExtra: {
      /** What it is. @example Around bust */
      label: string;
      /** Its price in paise. */
      pricePaise: number;
    };
    /** Which orders to list. */
    OrderFilter: "waiting" | "open" | "unpaid_advance" | "due" | "delivered" | "called_off" | "taken" | "declined" | "cancelled" | "mine";
    /**
     * The money of an order.
     *
     *     `invoiceWaits`: What the invoice of a delivered order waits for; absent when none is due.
     */
    OrderLedger: {
      /** Id of the order. */
      orderId: number;
      /** What was agreed for everything, in paise; absent while nothing is. @example 145000 */
      pricePaise?: number;
      /** Total received so far, online and at the counter, in paise. @example 145000 */
      paidPaise: number;
      /**
       * What is left to pay, in paise; negative if too much was paid. Absent without a price.
       * @example 145000
       */
      balancePaise?: number;
      /** Every entry, oldest first. */
      entries: components["schemas"]["LedgerEntry"][];
      /**
       * Documents of the order that belong to no single entry, oldest first: the invoice of all of it and its credit
       *     notes.
       */
      papers: components["schemas"]["ReceiptLine"][];
      /** The order has a valid invoice with this price: it is fixed until the delivery is undone. */
      invoiced: boolean;
      invoiceWaits?: components["schemas"]["InvoiceWait"];
    };
    /**
     * An order in a back-office list.
     *
     *     `status`: Status.
     *
     *     `image`: Image of the product, 4:5.
     *
     *     `appointmentTime`: Part of the day.
     *
     *     `visitPurpose`: What the visit is for; only in the lists of visits.
     *
     *     `visitAssignee`: The team member who goes; only in the lists of visits.
     *
     *     `trial`: The next trial, or the last one.
     *
     *     `advance`: Payment status of the advance.
     */
    OrderLine: {
      /** Id of the order. */
      id: number;
      /** Order number, such as `HM-1048`. @example HM-1048 */
      number: string;
      status: components["schemas"]["OrderStatus"];
      /** Reason for declining or cancelling. @example The customer called */
      reason?: string;
      /** First and last name. @example Asha Raman */
      customer: string;
      /** Mobile number, `+91XXXXXXXXXX`; absent if the customer gave none. @example +919876543210 */
      contactNumber?: string;
      /** Whether the customer gave an email address, to which updates are sent. */
      hasEmail: boolean;
      /** What is stitched: type, name and model. @example Princess-cut blouse */
      serviceName: string;
      image?: components["schemas"]["Image"];
      /** Day of the visit; absent for an order taken in the shop without one. @example 2026-08-24 */
      appointmentDate?: string;
      appointmentTime?: components["schemas"]["VisitSlot"];
      visitPurpose?: components["schemas"]["VisitPurpose"];
      visitAssignee?: components["schemas"]["TeamMember"];
      trial?: components["schemas"]["Trial"];
      /** Address of the visit. @example 7, North Mada Street, Mylapore */
      address?: string;
      /** Landmark near it. @example Opposite the temple tank */
      landMark?: string;
      /** Pin code of the address. @example 600004 */
      pinCode?: string;
      /** Area of the pin code, from the shop's list. @example Mylapore */
      area?: string;
      /** The customer's message. @example For a wedding in December. */
      message?: string;
      /** The advance in paise; absent if there is none. @example 145000 */
      advancePaise?: number;
      advance: components["schemas"]["Advance"];
      /**
       * Balance due on the agreed price, in paise. Absent if nothing is due or agreed, and for
       *     those who see no prices.
       * @example 145000
       */
      balancePaise?: number;
      /** Number of pieces. */
      pieceCount: number;
      /** The team members who make them. */
      assignees: components["schemas"]["TeamMember"][];
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
      /** Whether the promised day is at most two days away or past, and the order is not ready yet. */
      due: boolean;
      /** When it was booked. @example 2026-08-24T06:30:00Z */
      createdAt: string;
    };
    /** The money of the caller's own order. */
    OrderMoney: {
      /** The agreed price, in paise; absent if none is agreed. @example 145000 */
      pricePaise?: number;
      /** Total paid so far, in paise, less refunds; test payments do not count. @example 145000 */
      paidPaise: number;
      /** Balance due, in paise. @example 145000 */
      balancePaise?: number;
      /** Payments and refunds, oldest first. Reversed counter payments are left out. */
      payments: components["schemas"]["OrderPaymentSummary"][];
      /** Documents of the whole order, oldest first: its invoice and credit notes. */
      documents: components["schemas"]["ReceiptLine"][];
    };
    /** An internal note. */
    OrderNote: {
      /** Id of the note. */
      id: number;
      /** Id of the piece it is about, whose maker reads it too; absent if only the counter does. */
      pieceId?: number;
      /**
       * Text.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
      /** Name of the author. @example Malarvizhi */
      author?: string;
      /** When the note was written. @example 2026-08-24T06:30:00Z */
      at: string;
    };
    /** A page of orders. */
    OrderPage: {
      /** Newest first. */
      items: components["schemas"]["OrderLine"][];
      /** `before` of the next page; absent on the last one. */
      next?: number;
    };
    /** What a payment of an order is. */
    OrderPayment: "advance" | "part" | "balance" | "full";
    /**
     * A payment or refund.
     *
     *     `method`: How it was paid.
     *
     *     `state`: Its state.
     *
     *     `receipt`: What was issued for it.
     */
    OrderPaymentSummary: {
      method: components["schemas"]["PaymentMethod"];
      /** Amount in paise; negative for a refund. @example 145000 */
      amountPaise: number;
      /** The day in India. @example 2026-08-24 */
      day: string;
      state: components["schemas"]["EntryState"];
      receipt?: components["schemas"]["ReceiptLine"];
    };
    /**
     * A photo of an order, visible to its customer and the shop only.
     *
     *     `kind`: What it shows.
     */
    OrderPhoto: {
      /** Id of the photo. */
      id: number;
      kind: components["schemas"]["PhotoKind"];
      /** URL for the customer, as WebP. @example /uploads/blouse-1200.webp */
      src: string;
    };
    /**
     * A piece of an order.
     *
     *     `image`: Image of the product, 4:5.
     *
     *     `ageGroup`: Age group of this person; absent for an adult.
     *
     *     `fabricSource`: Whose fabric it is made of.
     *
     *     `unit`: Unit in which they were entered.
     *
     *     `status`: Status of the piece.
     *
     *     `trial`: The trial.
     */
    OrderPiece: {
      /** Id of the piece. */
      id: number;
      /** Position in the order, from 1. */
      position: number;
      /** Number, such as `HM-1048/2`; that of the order if it has one piece. @example HM-1048 */
      number: string;
      /** Product it was ordered as. */
      productId?: number;
      /** What is stitched: type, name and model. @example Princess-cut blouse */
      serviceName: string;
      /** The model alone. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      image?: components["schemas"]["Image"];
      /** Garment type, which names the measurements. */
      garmentTypeId?: number;
      /** How many of it. */
      quantity: number;
      /** Name of the person who wears it; absent for the customer. @example Meena */
      forWhom?: string;
      /** Measurement profile of this person. */
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      /**
       * Note about the piece.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      note?: string;
      fabricSource: components["schemas"]["FabricSource"];
      /**
       * Description of the fabric.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      fabric?: string;
      /** Chosen options. */
      choices: components["schemas"]["PieceChoice"][];
      /** Lengths in cm by field, as they were for this piece. */
      measurements: { [key: string]: number; };
      /** The same with labels, in the order in which they are taken. */
      lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
      /** Unusual measurements. */
      warnings: components["schemas"]["UnusualMeasurement"][];
      /** Estimate when it was ordered, for the whole quantity, in paise. @example 145000 */
      estimatePaise?: number;
      /** Agreed price for the whole quantity, in paise. @example 145000 */
      pricePaise?: number;
      status: components["schemas"]["OrderStatus"];
      /** When it got this status. @example 2026-08-24T06:30:00Z */
      statusAt?: string;
      /** Number of highlighted steps of the tracker, out of four. */
      step?: number;
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
      trial?: components["schemas"]["Trial"];
      /** Reference photos. */
      photos: components["schemas"]["OrderPhoto"][];
      /** Photos by the shop that the customer sees. */
      shopPhotos: components["schemas"]["OrderPhoto"][];
    };
    /**
     * Progress of an order.
     *
     *     `status`: Status.
     */
    OrderProgress: {
      /** Order number, such as `HM-1048`. @example HM-1048 */
      number: string;
      status: components["schemas"]["OrderStatus"];
      /**
       * Number of highlighted steps of the tracker, out of four; absent for requests and for
       *     declined or cancelled orders, which have no tracker.
       */
      step?: number;
      /** Status changes, oldest first. */
      history: components["schemas"]["OrderProgressChange"][];
      /** Pieces, by position. */
      pieces: components["schemas"]["PieceProgress"][];
      /** The day for which the shop promised the last piece. @example 2026-08-24 */
      promisedDay?: string;
    };
    /**
     * A status change on the public status page.
     *
     *     `status`: New status.
     */
    OrderProgressChange: {
      status: components["schemas"]["OrderStatus"];
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
    };
    /** Status of an order. The tracker shows the four steps from 'Order Placed' to 'Ready for Pickup'. */
    OrderStatus: "Pending" | "Order Placed" | "Cutting Started" | "Stitching In Progress" | "Ready for Pickup" | "Delivered" | "Rejected" | "Cancelled";
    /** Advance and promised day. */
    OrderTerms: {
      /** The advance in paise; absent for none. */
      advancePaise?: number;
      /** The promised day of all pieces; absent for none. @example 2026-08-24 */
      promisedDay?: string;
    };
    /**
     * A visit of an order.
     *
     *     `slot`: Part of the day.
     *
     *     `purpose`: What it is for.
     *
     *     `assignee`: The team member who goes.
     */
    OrderVisit: {
      /** The day. @example 2026-08-24 */
      day: string;
      slot: components["schemas"]["VisitSlot"];
      purpose: components["schemas"]["VisitPurpose"];
      assignee?: components["schemas"]["TeamMember"];
    };
    /**
     * The orders of one day.
     *
     *     `counts`: Counts of the day.
     */
    OrdersOfDay: {
      /** The day. @example 2026-08-24 */
      day: string;
      counts: components["schemas"]["OrderCounts"];
    };
    /** Orders that took equally many days. */
    OrdersOfDays: {
      /** Days from approval to ready. */
      days: number;
      /** How many of them were ready by the promised day, or had none. */
      onTime: number;
      /** How many were ready after it. */
      late: number;
    };
    /**
     * The orders of a month in India.
     *
     *     `total`: Totals of the month.
     *
     *     `advances`: Advances requested and paid.
     */
    OrdersReport: {
      /** The month. @example 2026-08 */
      month: string;
      /** Its days, in order. */
      days: components["schemas"]["OrdersOfDay"][];
      total: components["schemas"]["OrderCounts"];
      /** Number of orders that reached each step. */
      steps: components["schemas"]["StepCount"][];
      /** Number of accepted orders that were taken in the shop. */
      inShop: number;
      advances: components["schemas"]["AdvancesOfMonth"];
    };
    /**
     * An open alteration assigned to the caller, without its price.
     *
     *     `status`: Status.
     */
    OwnAlteration: {
      /** Id of the alteration. */
      id: number;
      /**
       * What to change.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      work: string;
      status: components["schemas"]["AlterationStatus"];
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
      /** Whether the promised day is at most two days away or past, and it is not ready yet. */
      due: boolean;
    };
    /** Your certificate of a course. */
    OwnCertificate: {
      /** Its number. @example HM-1048 */
      number: string;
      /** Day in India on which it was issued. @example 2026-08-24 */
      date: string;
    };
    /**
     * A piece that is assigned to the caller, or an open alteration of it.
     *
     *     `image`: Image of the product, 4:5.
     *
     *     `fabricSource`: Whose fabric it is made of.
     *
     *     `unit`: Unit in which they were entered.
     *
     *     `status`: Status of the piece.
     *
     *     `trial`: The trial.
     */
    OwnPiece: {
      /** Id of the piece. */
      id: number;
      /** Id of its order. */
      orderId: number;
      /** Position in the order, from 1. */
      position: number;
      /** Number of pieces of the order. */
      pieceCount: number;
      /** Number, such as `HM-1048/2`. @example HM-1048 */
      number: string;
      /** What is stitched: type, name and model. @example Princess-cut blouse */
      serviceName: string;
      image?: components["schemas"]["Image"];
      /** How many of it. */
      quantity: number;
      /** Name of the person who wears it, or the customer's first name. @example Meena */
      wearer: string;
      /**
       * Note about the piece.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      note?: string;
      fabricSource: components["schemas"]["FabricSource"];
      /**
       * Description of the fabric.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      fabric?: string;
      /** Where it lies. @example Shelf 3 */
      storagePlace?: string;
      /** Chosen options. */
      choices: components["schemas"]["OwnPieceChoice"][];
      /** Measurements in the order of taking them. */
      lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
      status: components["schemas"]["OrderStatus"];
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
      /** Whether this day is at most two days away or past, and the piece is not ready yet. */
      due: boolean;
      trial?: components["schemas"]["Trial"];
      /** Reference photos. */
      photos: components["schemas"]["OrderPhoto"][];
      /** Photos by the shop. */
      shopPhotos: components["schemas"]["OrderPhoto"][];
      /** Open alterations of it assigned to the caller, oldest first. */
      alterations: components["schemas"]["OwnAlteration"][];
      /** Notes of the shop about it, oldest first. */
      notes: components["schemas"]["OrderNote"][];
    };
    /** A chosen option. */
    OwnPieceChoice: {
      /** Name of its group. @example Neck */
      group: string;
      /** Name. @example Boat neck */
      option: string;
    };
    /** A note about a piece. */
    OwnPieceNote: {
      /**
       * Text, at most 2,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /**
     * A new step of a piece.
     *
     *     `from`: Current status as known to the caller.
     *
     *     `to`: New status; not 'Delivered'.
     */
    OwnPieceStep: { from: components["schemas"]["OrderStatus"]; to: components["schemas"]["OrderStatus"]; };
    /**
     * What a customer may say about a product.
     *
     *     `review`: Your review, if you wrote one.
     */
    OwnProductReview: {
      /** Whether a piece of it was delivered to you, so that you may review it. */
      mayReview: boolean;
      review?: components["schemas"]["OwnReview"];
    };
    /** Your review. */
    OwnReview: {
      /** 1 to 5. */
      stars: number;
      /** Plain text. @example Which needle for silk? */
      text: string;
      /** Whether the shop has approved it, so that it is public. */
      approved: boolean;
      /** Day in India on which it was written. @example 2026-08-24 */
      date: string;
      /** Your photos, at most three. */
      photos: components["schemas"]["ReviewPhoto"][];
    };
    /** A text in sections. */
    Page: {
      /** Name of the page: `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`. @example about */
      slug: string;
      /** Title. @example Princess-cut blouse */
      title: string;
      /** The sections in order. */
      sections: components["schemas"]["PageSection"][];
      /** The day on which the text last changed. @example 2026-08-24 */
      changedOn: string;
    };
    /**
     * A page, with the version that a change names.
     *
     *     `page`: What visitors see.
     */
    PageDetail: {
      page: components["schemas"]["Page"];
      /** Counts the changes. */
      version: number;
    };
    /** What a page says. */
    PageDraft: {
      /** Title; at most 80 characters. @example Princess-cut blouse */
      title: string;
      /** The sections in order: one to thirty. */
      sections: components["schemas"]["PageSectionDraft"][];
      /** The version that was read. */
      version: number;
    };
    /** A page in the list. */
    PageEntry: {
      /** Name of the page. @example about */
      slug: string;
      /** Title. @example Princess-cut blouse */
      title: string;
      /** The day on which the text last changed. @example 2026-08-24 */
      changedOn: string;
    };
    /** One section of a page. */
    PageSection: {
      /** What an address names after its hash. @example how-we-measure */
      id: string;
      /** Heading. @example How we measure */
      heading?: string;
      /** Plain text; a blank line parts paragraphs. Never HTML. @example Which needle for silk? */
      text: string;
    };
    /** One section of a page. */
    PageSectionDraft: {
      /**
       * What an address names after its hash: small letters, digits and hyphens; each only once on a page.
       * @example how-we-measure
       */
      id: string;
      /** Heading; at most 120 characters. @example How we measure */
      heading?: string;
      /**
       * Plain text; a blank line parts paragraphs. At most 5,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /** Who changed an order. */
    Party: "customer" | "shop";
    /** The current and the new password. */
    PasswordChange: {
      /** Current password. @example three rani petticoats */
      oldPassword: string;
      /** New password: 8 to 128 characters, not a common one. @example three rani petticoats */
      newPassword: string;
    };
    /** Password of the logged-in user. */
    PasswordConfirmation: {
      /** Current password. @example three rani petticoats */
      password: string;
      /**
       * Code from the authenticator app, or a recovery code. Required if two-factor authentication
       *     is on.
       * @example FIRST10
       */
      code?: string;
    };
    /** A link with which a team member sets a new password. */
    PasswordLink: {
      /** The link to pass on, returned only once. @example https://shop.example.com/setpassword/3f9c */
      link: string;
      /** Hours for which the link works. */
      validHours: number;
    };
    /** A new password, set with a link. */
    PasswordReset: {
      /** The part of the link after `/resetpassword/`. @example 3f9c2a7d */
      token: string;
      /** New password: 8 to 128 characters, not a common one. @example three rani petticoats */
      newPassword: string;
    };
    /** An order of an older system, for reading only. */
    PastOrder: {
      /** Id. */
      id: number;
      /** Number that the older system gave it. @example HM-1048 */
      number: string;
      /** Day of the order. @example 2026-08-24 */
      day: string;
      /** What was made. @example Princess-cut blouse */
      item: string;
      /** Price in paise, if known. @example 145000 */
      pricePaise?: number;
      /** What was paid, in paise, if known. @example 145000 */
      paidPaise?: number;
      /** Status in the older system. */
      status?: string;
      /** Note. @example Paid to the driver */
      note?: string;
    };
    /** How a maker was paid. */
    PayMethod: "cash" | "upi" | "bank";
    /**
     * A payment through the payment provider.
     *
     *     `order`: What it paid.
     *
     *     `orderPayment`: Which payment of an order it is; absent for other purchases, and for what was due back from the first.
     *
     *     `difference`: By how much the captured amount differs from what was asked, and why; absent if it does not.
     *
     *     `state`: Its state.
     *
     *     `due`: Why it was due back from the first.
     *
     *     `retained`: The decision to refund nothing more, if there is one.
     */
    PaymentDetail: {
      /** Its id. */
      id: number;
      order: components["schemas"]["PaymentOrder"];
      /** What was bought, or the number of the order. @example Princess-cut blouse */
      title: string;
      orderPayment?: components["schemas"]["OrderPayment"];
      /** User id of the customer. */
      customerId: number;
      /** The customer's name; absent if the account is gone. @example Asha Raman */
      customer?: string;
      /** `sandbox`, or the name of the payment provider. @example razorpay */
      provider: string;
      /** The provider's id of it. @example pay_0000000000 */
      providerPaymentId: string;
      /** The provider's id of its order. @example order_0000000000 */
      providerOrderId?: string;
      /** `card`, `upi`, ... @example upi */
      method?: string;
      /** How much came, in paise. @example 145000 */
      amountPaise: number;
      difference?: components["schemas"]["AmountDifference"];
      /** When. @example 2026-08-24T06:30:00Z */
      capturedAt: string;
      state: components["schemas"]["TransactionState"];
      due?: components["schemas"]["DueReason"];
      /** It waits for the owner's decision. */
      toDecide: boolean;
      /** Total refunded so far, in paise. @example 145000 */
      returnedPaise: number;
      /**
       * What can still go back, in paise; nothing if that is less than ₹1 or another provider took it.
       * @example 145000
       */
      refundablePaise: number;
      /** Its refunds, oldest first. */
      refunds: components["schemas"]["RefundDetail"][];
      retained?: components["schemas"]["RetainedPayment"];
      /** What happened, oldest first. */
      timeline: components["schemas"]["PaymentMoment"][];
    };
    /**
     * A charge that the payer's bank disputes.
     *
     *     `status`: How far it came.
     */
    PaymentDispute: {
      /** The provider's id of it. @example how-we-measure */
      id: string;
      /** The provider's id of the payment. @example pay_0000000000 */
      paymentId: string;
      /** The purchase that was paid; absent if the payment is none of this shop's. */
      purchase?: number;
      /** What is disputed, in paise. @example 145000 */
      amountPaise: number;
      /** The provider's code for the bank's reason. @example The customer called */
      reason: string;
      status: components["schemas"]["DisputeStatus"];
      /** Until when the shop may answer. @example 2026-08-24T06:30:00Z */
      respondBy?: string;
      /** When the shop heard of it. @example 2026-08-24T06:30:00Z */
      at: string;
      /** The payment was made in test mode: no money is at stake. */
      test: boolean;
    };
    /** How money came. */
    PaymentMethod: "cash" | "upi" | "online";
    /**
     * Something that happened.
     *
     *     `what`: What.
     */
    PaymentMoment: {
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      what: components["schemas"]["PaymentMomentKind"];
      /** How much it was about, in paise. @example 145000 */
      amountPaise?: number;
      /** What else is known: the provider's id, why it failed. @example Paid to the driver */
      note?: string;
    };
    /** What happened to a purchase and its money. */
    PaymentMomentKind: "begun" | "attempt_failed" | "captured" | "another_captured" | "fulfilled" | "refund_requested" | "refunded" | "refund_failed" | "retained" | "mail_queued";
    /**
     * A purchase, at the price frozen when its checkout began.
     *
     *     `state`: How far it came.
     */
    PaymentOrder: {
      /** Its number. */
      id: number;
      /** What kind of thing it buys. @example course */
      kind: string;
      /** Which one. @example 2 */
      reference: string;
      /** What the checkout names. @example Princess-cut blouse */
      title: string;
      state: components["schemas"]["PaymentState"];
      /** The full price, in paise. @example 145000 */
      pricePaise: number;
      /** Percent off by the coupon. */
      percent: number;
      /** What is to be paid, in paise. @example 145000 */
      amountPaise: number;
      /** The coupon's code. @example FIRST10 */
      coupon?: string;
      /** When the checkout began. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When the payment was recorded. @example 2026-08-24T06:30:00Z */
      paidAt?: string;
      /** Total refunded so far, in paise; absent while nothing was. @example 145000 */
      returnedPaise?: number;
      /** Made in test mode: no money moves, and what it grants ends with test mode. */
      test: boolean;
    };
    /** What the browser's checkout gave it. */
    PaymentProof: {
      /** The provider's id of the payment. @example pay_0000000000 */
      paymentId: string;
      /** The provider's signature over order and payment. @example 9f86d081884c7d65 */
      signature: string;
    };
    /**
     * Who takes the money.
     *
     *     `mode`: Whose money moves.
     *
     *     `keysFrom`: Where it comes from; absent without keys.
     */
    PaymentProviderDetail: {
      mode: components["schemas"]["ProviderMode"];
      /** The public key in use. @example rzp_test_0000000000 */
      keyId?: string;
      keysFrom?: components["schemas"]["KeysFrom"];
      /**
       * The address that the provider's webhook needs.
       * @example https://shop.example.com/api/payments/webhook
       */
      webhookAddress: string;
      /** The events that its webhook needs. */
      webhookEvents: string[];
      /** When the last event of the provider came. @example 2026-08-24T06:30:00Z */
      lastWebhookAt?: string;
      /** Since when payments come without webhooks; absent while they arrive. @example 2026-08-24T06:30:00Z */
      webhooksMissingSince?: string;
      /** Real money was taken here, so only live keys are accepted. */
      liveOnly: boolean;
      /** How many purchases of test mode still grant something. They end with test mode. */
      testPurchases: number;
    };
    /** Keys of the provider. What is left out stays as it is. */
    PaymentProviderKeys: {
      /** The key id, `rzp_test_...` or `rzp_live_...` @example rzp_test_0000000000 */
      keyId: string;
      /** The secret that belongs to it; may be left out while the key id stays. @example s3cr3t */
      keySecret?: string;
      /** The secret of the webhook. The one before is good for two more days. @example s3cr3t */
      webhookSecret?: string;
    };
    /** How far a purchase came. */
    PaymentState: "created" | "awaiting_payment" | "confirming" | "paid" | "fulfilled" | "abandoned" | "refund_due" | "refunded";
    /**
     * The money of a month in India.
     *
     *     `balances`: What is left to pay for orders today, whenever they were made.
     */
    PaymentsReport: {
      /** The month. @example 2026-08 */
      month: string;
      /** Its days, first to last. */
      days: components["schemas"]["MoneyOfDay"][];
      /** All of it, less what went back, in paise. @example 145000 */
      totalPaise: number;
      /** What was sold besides orders, most first; at most a hundred. */
      sales: components["schemas"]["Sale"][];
      /** Coupons that were used, most first; at most a hundred. */
      coupons: components["schemas"]["CouponOfMonth"][];
      balances: components["schemas"]["OpenBalances"];
    };
    /** What waits for the owner. */
    PaymentsWaiting: {
      /** Payments for which the owner has to decide whether they are refunded. */
      toDecide: number;
      /** Refunds that failed. */
      failedRefunds: number;
    };
    /** What a photo of an order shows. */
    PhotoKind: "reference" | "cloth" | "finished";
    /** The pieces in progress, in columns. */
    PieceBoard: {
      /** The columns, in order. */
      columns: components["schemas"]["PieceColumn"][];
      /** Number of pieces that are late. */
      late: number;
      /** Number of pieces that are due this week. */
      dueThisWeek: number;
      /** Number of pieces without a maker. */
      unassigned: number;
      /** Number of pieces of the caller. */
      mine: number;
      /** Work that a maker does in a day, in points. */
      pointsPerDay: number;
    };
    /** A chosen option. */
    PieceChoice: {
      /** Id of the option. */
      optionId?: number;
      /** Name of its group. @example Neck */
      group: string;
      /** Name. @example Boat neck */
      option: string;
      /** What it adds to the price of one piece, in paise. */
      pricePaise: number;
    };
    /**
     * A column of the board.
     *
     *     `maker`: The maker; absent in other columns.
     */
    PieceColumn: {
      /**
       * The step, the user id of the maker (0 for none), or `late`, `today`, `this_week` or `later`.
       * @example aroundBust
       */
      key: string;
      maker?: components["schemas"]["TeamMember"];
      /** Number of its pieces. */
      count: number;
      /** Number of its pieces that are late. */
      late: number;
      /** Work of the maker that is due today and on the six days after; empty in other columns. */
      load: components["schemas"]["DayLoad"][];
      /** The most urgent ones: by promised day, then by age. */
      items: components["schemas"]["PieceSummary"][];
    };
    /** Which pieces the board shows. */
    PieceFilter: "late" | "due_this_week" | "unassigned" | "mine";
    /**
     * The measurements of a piece.
     *
     *     `unit`: Unit in which they were entered; defaults to the shop's.
     *
     *     `ageGroup`: Age group of the person; absent if it stays.
     */
    PieceMeasurements: {
      /** Lengths in cm by field; empty to remove them. */
      measurements: { [key: string]: number; };
      unit?: components["schemas"]["LengthUnit"];
      ageGroup?: components["schemas"]["AgeGroup"];
      /** Profile of the person, in whose history they are noted; absent if it stays. */
      profileId?: number;
    };
    /** The note of a piece. */
    PieceNote: {
      /**
       * Text; empty to remove it.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /** A page of pieces. */
    PiecePage: {
      /** The most urgent first. */
      items: components["schemas"]["PieceSummary"][];
      /** `after` of the next page; absent on the last one. */
      next?: number;
    };
    /** The agreed price of a piece. */
    PiecePrice: {
      /** Id of the piece. */
      id: number;
      /** For the whole quantity, in paise; absent if none is agreed. */
      pricePaise?: number;
    };
    /**
     * Progress of a piece.
     *
     *     `image`: Image of the product, 4:5.
     *
     *     `status`: Status of the piece.
     */
    PieceProgress: {
      /**
       * Type, name and model of the product. Absent for an item that the shop described in its own
       *     words, which may name a person.
       * @example Princess-cut blouse
       */
      serviceName?: string;
      /** How many of it. */
      quantity: number;
      image?: components["schemas"]["Image"];
      status: components["schemas"]["OrderStatus"];
      /** Number of highlighted steps of the tracker, out of four. */
      step?: number;
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
    };
    /** A rate. */
    PieceRate: {
      /** Id of the garment type. */
      garmentTypeId: number;
      /** User id of the maker; absent for the default of all. */
      makerId?: number;
      /** For one piece, in paise; absent if there is none from this day on. @example 145000 */
      ratePaise?: number;
      /** The day from which it counts. @example 2026-08-24 */
      fromDay: string;
    };
    /** Piece rates. */
    PieceRates: {
      /** Garment types, in the owner's order. */
      garmentTypes: components["schemas"]["RateGarmentType"][];
      /** The team. */
      makers: components["schemas"]["RateMaker"][];
      /** Rates that count today, and those of a later day. */
      rates: components["schemas"]["PieceRate"][];
    };
    /**
     * A piece in a back-office list.
     *
     *     `image`: Image of the product, 4:5.
     *
     *     `status`: Status of the piece.
     *
     *     `trial`: The trial.
     *
     *     `assignee`: The team member who makes it.
     *
     *     `advance`: Payment status of the order's advance.
     */
    PieceSummary: {
      /** Id of the piece. */
      id: number;
      /** Id of its order. */
      orderId: number;
      /** Number, such as `HM-1048/2`; that of the order if it has one piece. @example HM-1048 */
      number: string;
      /** Position in the order, from 1. */
      position: number;
      /** Number of pieces of the order. */
      pieceCount: number;
      /** Number of pieces of the order that are not delivered. */
      openCount: number;
      /** First and last name of the customer. @example Asha Raman */
      customer: string;
      /** Mobile number, `+91XXXXXXXXXX`; absent if the customer gave none. @example +919876543210 */
      contactNumber?: string;
      /** Whether the customer gave an email address, to which updates are sent. */
      hasEmail: boolean;
      /** What is stitched: type, name and model. @example Princess-cut blouse */
      serviceName: string;
      image?: components["schemas"]["Image"];
      /** How many of it. */
      quantity: number;
      /** Name of the person who wears it; absent for the customer. @example Meena */
      forWhom?: string;
      status: components["schemas"]["OrderStatus"];
      /** The day for which the shop promised it. @example 2026-08-24 */
      promisedDay?: string;
      /** Whether that day is past and the piece is not ready. */
      late: boolean;
      /** Whether that day is at most two days away or past, and the piece is not ready. */
      due: boolean;
      trial?: components["schemas"]["Trial"];
      assignee?: components["schemas"]["TeamMember"];
      /** Work of the whole quantity, in points of a maker's day. */
      points: number;
      /** The order's advance in paise; absent if there is none. @example 145000 */
      advancePaise?: number;
      advance: components["schemas"]["Advance"];
      /**
       * Balance due on the order, in paise; absent if nothing is due or agreed, and for those who see
       *     no prices.
       * @example 145000
       */
      balancePaise?: number;
    };
    /** What an approval agrees on for a piece. */
    PieceTerms: {
      /** Id of the piece. */
      id: number;
      /** Agreed price for the whole quantity, in paise. Owner only. */
      pricePaise?: number;
      /** The promised day. @example 2026-08-24 */
      promisedDay?: string;
      /** User id of the team member who makes it. */
      assigneeId?: number;
    };
    /**
     * What only the shop sees of a piece.
     *
     *     `assignee`: The team member who makes it.
     */
    PieceWork: {
      /** Id of the piece. */
      id: number;
      assignee?: components["schemas"]["TeamMember"];
      /** Where it lies. @example Shelf 3 */
      storagePlace?: string;
      /** Version of what the piece is, for updating it. */
      version: number;
      /** When it reached its steps and who moved it, oldest first. */
      steps: components["schemas"]["OrderEvent"][];
    };
    /** The piecework of a month. */
    PieceworkOverview: {
      /** The month, `yyyy-mm`. @example 2026-08 */
      month: string;
      /** The team, and everybody else with work in this month. */
      makers: components["schemas"]["MakerSummary"][];
      /** Pieces finished without a maker, newest first. */
      unassigned: components["schemas"]["CountedPiece"][];
    };
    /** A piecework statement. */
    PieceworkStatement: {
      /** User id of the maker. */
      makerId: number;
      /** Name of the maker. @example Kannan */
      maker: string;
      /** Mobile number of the maker, `+91XXXXXXXXXX`; for the owner. @example +919876543210 */
      mobile?: string;
      /** The month, `yyyy-mm`. @example 2026-08 */
      month: string;
      /** Number of pieces. */
      pieces: number;
      /** The pieces by kind of work and rate, the largest sum first. */
      lines: components["schemas"]["StatementLine"][];
      /** Every counted piece, newest first. */
      counted: components["schemas"]["CountedPiece"][];
      /** Bonuses, deductions, advances and payments, newest first. */
      entries: components["schemas"]["StatementEntry"][];
      /** Sum of the pieces with bonuses and without deductions, in paise. @example 145000 */
      earnedPaise: number;
      /** Sum of advances and payments, in paise. @example 145000 */
      paidPaise: number;
      /** What is left to pay, in paise; negative if too much was paid. @example 145000 */
      duePaise: number;
      /** Number of pieces without a rate. They are in no sum. */
      unpriced: number;
      /** When it was closed; absent while it is open. @example 2026-08-24T06:30:00Z */
      closedAt?: string;
    };
    /** A pickup and delivery area. */
    PinCodeArea: {
      /** Six digits. @example 600004 */
      pinCode: string;
      /** Name of the locality. @example Mylapore */
      location: string;
    };
    /** Result of an import. */
    PinCodeImport: {
      /** Number of new areas. */
      added: number;
      /** Number of areas that existed already. */
      known: number;
    };
    /** A list to import. */
    PinCodeList: {
      /**
       * One area per line, such as `600004, Mylapore`, in either order, separated by comma,
       *     semicolon or tab. At most 40,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /** Permission to play a lesson on this device. */
    PlaybackGrant: {
      /** Id, used for pings. */
      id: number;
      /** The lesson. */
      lessonId: number;
      /** URL of the video. It stays the same while the player pings. @example /uploads/blouse-1200.webp */
      src: string;
      /**
       * URL of a smaller copy for slow networks and small screens, valid as long as `src`.
       * @example /videos/42-small.mp4
       */
      smaller?: string;
      /** Captions, one entry per language. The first is the default. */
      captions: components["schemas"]["Captions"][];
      /** Length of the video in seconds. */
      seconds: number;
      /** Position to start from, in seconds. */
      positionSeconds: number;
      /** When the URL expires without a ping. @example 2026-08-24T06:30:00Z */
      expiresAt: string;
      /** Interval of pings while playing, in seconds. */
      pingEverySeconds: number;
    };
    /** A report of a player. */
    PlaybackPing: {
      /** Current position, in seconds. */
      positionSeconds: number;
      /** Parts played since the last report. Late and repeated reports are fine. */
      played: components["schemas"]["PlayedRange"][];
    };
    /** Progress, and whether the URL is still valid. */
    PlaybackProgress: {
      /**
       * False once the URL has expired: after half an hour without a ping, when another device took
       *     over, or when access ended. What was watched still counts; continuing requires a new grant.
       */
      live: boolean;
      /**
       * When the URL expires without another ping; in the past if it has expired.
       * @example 2026-08-24T06:30:00Z
       */
      expiresAt: string;
      /** Watched share of this lesson, 0 to 100. */
      watchedPercent: number;
      /** Whether 90 per cent of this lesson were watched. */
      done: boolean;
      /** Watched share of the whole course, 0 to 100. */
      courseWatchedPercent: number;
    };
    /** A played part of a video. */
    PlayedRange: {
      /** Start, in seconds from the beginning of the video. */
      from: number;
      /** End, in seconds. */
      to: number;
    };
    /**
     * A row of the file.
     *
     *     `outcome`: What becomes of it.
     */
    PreviewRow: {
      /** Number, as a spreadsheet counts. */
      number: number;
      /** Its first cells. @example Princess-cut blouse */
      title: string;
      outcome: components["schemas"]["ImportOutcome"];
      /** What is wrong with it. */
      problems: components["schemas"]["RowProblem"][];
    };
    /** What an order costs: prices of its pieces, extras, rush fee and discount. */
    PriceAdjustments: {
      /** Agreed prices of pieces; those that are not named stay. */
      pieces?: components["schemas"]["PiecePrice"][];
      /** What it costs beside its pieces; absent if that stays, empty for nothing. */
      extras?: components["schemas"]["OrderExtra"][];
      /** Rush fee in paise; 0 for none. */
      rushPaise: number;
      /** Discount in paise; absent for none, and with `discountPercent`. */
      discountPaise?: number;
      /** Discount in percent of the pieces' prices and the extras, rounded to whole rupees. */
      discountPercent?: number;
      /** Reason for the discount. Required with a discount; the customer sees it. @example Regular customer */
      discountReason?: string;
      /** Current price of the order as known to the caller, in paise; absent for none. */
      fromPaise?: number;
    };
    /** What the shop usually asks. */
    PriceSettings: {
      /** Suggested advance, in percent of the price. */
      advancePercent: number;
      /** Suggested advances are rounded to this amount, in paise. */
      advanceRoundingPaise: number;
      /** Fee for an urgent order, in paise; 0 for none. */
      rushPaise: number;
      /** Days after which an order is usually ready. */
      readyDays: number;
      /** Whether customers can pay the balance online. */
      balanceOnline: boolean;
      /**
       * Terms on the customer's slip.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      slipTerms: string;
    };
    /**
     * A product: a model of a service.
     *
     *     `image`: Image, 4:5.
     */
    Product: {
      /** Id of the product. */
      id: number;
      /** Id of its category. */
      ctid: number;
      /** Id of its service. */
      serviceId: number;
      /** Type of its service. @example Ladies' Wear */
      serviceType: string;
      /** Name of its service. @example Princess-cut blouse */
      serviceName: string;
      /** Name of the model, such as "Princess cut, lined". @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      /** Heading. @example A blouse that fits */
      mainTitle: string;
      /** Plain text; paragraphs are separated by blank lines. @example Stitched to your measurements. */
      mainDescription: string;
      /** Price of the stitching in paise. @example 145000 */
      pricePaise: number;
      /** The day it was added. @example 2026-08-24 */
      date?: string;
      image: components["schemas"]["Image"];
      /** Id of its garment type, or of its service's. */
      garmentTypeId?: number;
      /** Days until it is ready, if the shop says so. */
      readyDays?: number;
      /** Occasions it is for. */
      occasions: string[];
      /** Fabrics it suits. */
      fabrics: string[];
    };
    /**
     * A product, with what visitors do not see.
     *
     *     `image`: The image; absent when the library has lost it.
     */
    ProductDetail: {
      /** Id of the product. */
      id: number;
      /** Id of its category. */
      ctid: number;
      /** Name of its category. @example Ladies' Wear */
      categoryName: string;
      /** Id of its service. */
      serviceId: number;
      /** Name of its service. @example Princess-cut blouse */
      serviceName: string;
      /** Type it is listed under. @example Ladies' Wear */
      serviceType: string;
      /** Name of the model. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      /** A headline. @example A blouse that fits */
      mainTitle: string;
      /** Plain text; blank lines part paragraphs. @example Stitched to your measurements. */
      mainDescription: string;
      /** Price of the stitching in paise; absent until the owner has set it. @example 145000 */
      pricePaise?: number;
      /** The day it was added. @example 2026-08-24 */
      date?: string;
      /** Id of its image. */
      imageId: number;
      image?: components["schemas"]["Image"];
      /** Id of its own garment type; that of its service without it. */
      garmentTypeId?: number;
      /** Images beside the main one, in order. */
      moreImages: components["schemas"]["ProductImage"][];
      /** Days until it is ready. */
      readyDays?: number;
      /** Fabric that the customer gives, in centimetres. */
      fabricCm?: number;
      /**
       * What the price includes, one thing a line.
       * @example Lining
       *     Hooks
       */
      included: string;
      /** What it does not include, one thing a line. @example Fabric */
      notIncluded: string;
      /** Id of the course that teaches it. */
      courseId?: number;
      /** Occasions it is for. */
      occasions: string[];
      /** Fabrics it suits. */
      fabrics: string[];
      /** Whether it is to be seen. */
      published: boolean;
      /** Whether visitors see it: nothing above it is hidden or deleted. */
      visible: boolean;
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** Part of the products. */
    ProductDetailPage: {
      /** The products. */
      items: components["schemas"]["ProductDetail"][];
      /** What to send as `before` for the next part; absent at the end. */
      next?: number;
      /** How many of all wait for the owner to set their price. */
      unpriced: number;
    };
    /**
     * What the page of a product shows beside the product.
     *
     *     `course`: The course that teaches it.
     *
     *     `rating`: Rating by buyers; absent before the first approved review.
     */
    ProductExtras: {
      /** Images beside the main one, 4:5, in the owner's order. */
      images: components["schemas"]["Image"][];
      /** Fabric that the customer gives, in centimetres; absent if none is needed or the shop has not said. */
      fabricCm?: number;
      /** What the price includes, one thing each. */
      included: string[];
      /** What it does not include. */
      notIncluded: string[];
      /** Whether a person is measured for it. */
      measured: boolean;
      course?: components["schemas"]["LinkedCourse"];
      rating?: components["schemas"]["Rating"];
      /** Approved reviews, newest first; at most sixty. */
      reviews: components["schemas"]["Review"][];
      /** Products of the same service, category or tags, the closest first; at most four. */
      related: components["schemas"]["Product"][];
    };
    /**
     * An image of a product beside its main one.
     *
     *     `image`: The image; absent when the library has lost it.
     */
    ProductImage: {
      /** Id of the image. */
      imageId: number;
      image?: components["schemas"]["Image"];
    };
    /**
     * A review of a product, with what visitors do not see.
     *
     *     `state`: Its state.
     */
    ProductReviewDetail: {
      /** Id of the review. */
      id: number;
      /** Id of the product. */
      productId: number;
      /** Heading of the product. */
      productName: string;
      /** The buyer's name as shown: first name and initial. @example Asha Raman */
      name: string;
      /** 1 to 5. */
      stars: number;
      /** Plain text; may be empty. @example Which needle for silk? */
      text: string;
      /** Day in India on which it was written. @example 2026-08-24 */
      date: string;
      /** The buyer's photos, at most three. */
      photos: components["schemas"]["ReviewPhoto"][];
      state: components["schemas"]["ReviewState"];
      /** To be sent with a change. Goes up when the buyer rewrites the review, which then waits again. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** Part of the reviews. */
    ProductReviewPage: {
      /** Newest first; at most fifty. */
      items: components["schemas"]["ProductReviewDetail"][];
      /** What to send as `before` for the next part; absent at the end. */
      next?: number;
    };
    /** ProductTags of one product, or of all. */
    ProductTags: {
      /** What it is worn for, such as "Festival". */
      occasions: string[];
      /** Fabrics it suits, such as "Silk". */
      fabrics: string[];
    };
    /** Profit, in paise. */
    Profit: {
      /** Payments by their day, less what went back. @example 145000 */
      receivedPaise: number;
      /** Agreed prices by the day of approval. @example 145000 */
      orderedPaise: number;
      /** Expenses by their day, with what makers were paid. @example 145000 */
      expensesPaise: number;
      /** Received less expenses: what the days brought in. @example 145000 */
      receivedProfitPaise: number;
      /**
       * Ordered less expenses: what the orders of the days are worth, paid or not. Without courses.
       * @example 145000
       */
      orderedProfitPaise: number;
    };
    /**
     * Profit of a range of days, in two views that are never added together.
     *
     *     `range`: The days.
     *
     *     `compared`: The days that they are compared with; absent without a comparison.
     *
     *     `profit`: Profit of the days.
     *
     *     `before`: The same of the days that are compared.
     */
    ProfitReport: {
      range: components["schemas"]["DateRange"];
      compared?: components["schemas"]["DateRange"];
      profit: components["schemas"]["Profit"];
      before?: components["schemas"]["Profit"];
      /** Expenses by category, most first. */
      categories: components["schemas"]["ExpensesOfCategory"][];
    };
    /** A promised day, or none. */
    PromisedDay: { /** The day; absent to remove it. @example 2026-08-24 */ promisedDay?: string; };
    /**
     * What the provider's page posts: three fields of a payment, or those of an error. The fields have no length limits:
     *     every returning customer gets a page, and an invalid id matches nothing.
     */
    ProviderCallback: {
      /** The provider's id of the payment. @example pay_0000000000 */
      razorpay_payment_id?: string;
      /** The provider's id of the order. @example order_0000000000 */
      razorpay_order_id?: string;
      /** The provider's signature over both. */
      razorpay_signature?: string;
      /** The provider's code for the failure. */
      "error[reason]"?: string;
      /** JSON that names order and payment. */
      "error[metadata]"?: string;
    };
    /** Whose money moves. */
    ProviderMode: "closed" | "sandbox" | "test" | "live";
    /** What the provider's checkout shows of the shop and fills in for the buyer. */
    ProviderWindow: {
      /** The business's name. @example Hem & Mogra */
      businessName: string;
      /** The shop's colour, like `#B5105B`. @example #B5105B */
      themeColour: string;
      /** The buyer's name. @example Asha Raman */
      buyerName?: string;
      /** The buyer's email address. @example asha@example.com */
      buyerEmail?: string;
      /** The buyer's mobile number, such as `+919876543210`. @example +919876543210 */
      buyerMobile?: string;
      /**
       * The path on the shop's address to which a browser without the checkout dialog is sent back, by a form.
       * @example /api/payments/callback
       */
      callbackPath: string;
    };
    /** Whether visitors see a record. */
    PublishRecord: {
      /** False hides it, with everything below it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** Whether a person's devices show an event. */
    PushChoice: { event: components["schemas"]["NotificationEvent"]; push: boolean; };
    /** The shop's answer to a question. */
    QuestionAnswer: {
      /** Plain text. @example Which needle for silk? */
      text: string;
      /** When it was first answered. @example 2026-08-24T06:30:00Z */
      at: string;
    };
    /**
     * A question, for the shop.
     *
     *     `answer`: The answer, if there is one.
     *
     *     `state`: Its state.
     */
    QuestionDetail: {
      /** Id of the question. */
      id: number;
      /** Id of the course. */
      courseId: number;
      /** Title of the course. @example Princess-cut blouse */
      courseName: string;
      /** Title of the lesson. @example Cutting the front */
      lessonTitle: string;
      /** First name of the customer. @example Asha Raman */
      name: string;
      /** Plain text. @example Which needle for silk? */
      text: string;
      /** When it was asked. @example 2026-08-24T06:30:00Z */
      askedAt: string;
      answer?: components["schemas"]["QuestionAnswer"];
      state: components["schemas"]["QuestionState"];
      /** To be sent with a change. */
      version: number;
    };
    /** Part of the questions. */
    QuestionPage: {
      /** Newest first; at most fifty. */
      items: components["schemas"]["QuestionDetail"][];
      /** What to send as `before` for the next part; absent at the end. */
      next?: number;
    };
    /** State of a question. */
    QuestionState: "open" | "answered" | "hidden";
    /** Questions to answer. */
    QuestionsOpen: { /** How many. */ count: number; };
    /** Hours of the day in India in which notifications wait. */
    QuietHours: {
      /** Their beginning, like `21:30`. @example 21:30 */
      from: string;
      /** Their end, like `08:00`: on the next day if it is earlier than the beginning. @example 08:00 */
      until: string;
    };
    /** A garment type that has rates. */
    RateGarmentType: {
      /** Id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
    };
    /** A team member who has rates. */
    RateMaker: {
      /** User id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
    };
    /** Rating from all approved reviews. */
    Rating: {
      /** Average stars of approved reviews, 1 to 5 with one decimal. */
      average: number;
      /** Number of approved reviews. */
      count: number;
    };
    /** Where a list of the website is. */
    ReadWebsiteList: {
      /** Path on the website, such as `/api/shop_GalleryList`. @example /products/blouses/12 */
      path: string;
    };
    /**
     * Days from approval to ready, of the orders that became ready in a range of days.
     *
     *     `slowest`: The slowest of them.
     */
    ReadyTimes: {
      /** How many orders became ready. */
      orders: number;
      /** The median of their days; absent without orders. */
      medianDays?: number;
      /** How many had a promised day. */
      promised: number;
      /** How many of those were ready by it. */
      onTime: number;
      /** How many orders took each number of days, fewest first; numbers without orders are left out. */
      days: components["schemas"]["OrdersOfDays"][];
      slowest?: components["schemas"]["SlowestOrder"];
    };
    /**
     * A document about money, such as a receipt.
     *
     *     `kind`: What it is.
     */
    ReceiptLine: {
      /** Its id; the file is `receipts/{id}.pdf`. */
      id: number;
      /** Its number. @example HM-1048 */
      number: string;
      kind: components["schemas"]["TaxDocumentKind"];
      /** Its date in India. @example 2026-08-24 */
      day: string;
      /** What was bought. @example Princess-cut blouse */
      title: string;
      /** What was paid, or is given back, in paise. @example 145000 */
      amountPaise: number;
      /** What kind of thing it is about: `course` or `advance`. @example course */
      itemKind: string;
      /** Which one. @example 2 */
      itemReference: string;
      /** Number of the document that it reverses. @example HM/26-27/000041 */
      original?: string;
      /** Issued in test mode: it has no legal effect. */
      test: boolean;
    };
    /** Documents, newest first. */
    ReceiptPage: {
      /** At most fifty. */
      items: components["schemas"]["IssuedReceipt"][];
      /** For the next page: send it as `before`. Absent on the last one. */
      next?: number;
    };
    /** Ten recovery codes. */
    RecoveryCodes: { /** The codes, returned only once. Each replaces an app code once. */ recoveryCodes: string[]; };
    /**
     * A refund.
     *
     *     `state`: How far it came.
     */
    RefundDetail: {
      /** Its id. */
      id: number;
      /** How much, in paise. @example 145000 */
      amountPaise: number;
      state: components["schemas"]["RefundState"];
      /** Why. @example The customer called */
      reason: string;
      /** Who decided it; absent when it was made at the provider's own place. @example Malarvizhi */
      by?: string;
      /** When it was asked for. @example 2026-08-24T06:30:00Z */
      requestedAt: string;
      /** When it went back, or failed. @example 2026-08-24T06:30:00Z */
      doneAt?: string;
      /** The provider's id of it. @example rfnd_0000000000 */
      providerRefundId?: string;
      /** The bank's own number, by which the buyer finds it on their statement. @example 428712345678 */
      bankReference?: string;
      /** Why it failed. @example The disk is full. */
      failure?: string;
      /** It failed, and nothing has followed it: it can be tried again. */
      mayRetry: boolean;
    };
    /** Money to give back. */
    RefundForm: {
      /** How much, in paise: all that is left of the payment, or a part of it, at least ₹1. */
      amountPaise: number;
      /** Why. It stays in the book, and the buyer does not read it. @example The customer called */
      reason: string;
    };
    /** How far a refund came. Processed is final; one that failed may be tried again. */
    RefundState: "requested" | "pending" | "processed" | "failed";
    /** The reason for declining or cancelling. */
    Refusal: { /** Text for the customer. @example The customer called */ reason: string; };
    /** A new account. */
    Registration: {
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number; must not be registered already. @example 98765 43210 */
      mobile: string;
      /** Email address; must not be registered already. @example asha@example.com */
      email: string;
      /** Password: 8 to 128 characters, not a common one. @example three rani petticoats */
      password: string;
    };
    /** The last rehearsal of a restore: a backup is restored into a folder of its own, compared and deleted. */
    RehearsalHealth: {
      /** When one last passed. @example 2026-08-24T06:30:00Z */
      passedAt?: string;
      /** What a restore would not bring back. @example The disk is full. */
      failure?: string;
      /** Why the last one was skipped. */
      skipped?: string;
      /** Whether none has passed for 14 days. */
      late: boolean;
    };
    /** A new order. */
    ReorderRecords: {
      /** All ids of the list, the first one first; of records that belong to another one, all that belong to it. */
      ids: number[];
    };
    /** A shop that was replaced by a restore and can be brought back. */
    ReplacedShopSummary: {
      /** Name, which identifies it. @example Asha Raman */
      name: string;
      /** When it was replaced; it is the shop as of this time. @example 2026-08-24T06:30:00Z */
      replacedAt: string;
      /** When it will be deleted. @example 2026-08-24T06:30:00Z */
      removedAt: string;
      /** Disk space it uses, in bytes. */
      bytes: number;
    };
    /** Secret part of a link. */
    ResetLink: { /** The part of the link after `/resetpassword/`. @example 3f9c2a7d */ token: string; };
    /** The link is valid. */
    ResetLinkAlive: {
      /** When the link expires. @example 2026-08-24T06:30:00Z */
      expiresAt: string;
      /** Whether the link is an invitation, with which a new team member sets their first password. */
      invitation: boolean;
    };
    /** The email with the link is queued. */
    ResetMailed: { /** Minutes for which the link works. */ validMinutes: number; };
    /** Confirmation of a restore. */
    RestoreBackup: { /** The shop's name, typed as a confirmation. @example Hem & Mogra */ shopName: string; };
    /** The decision to retain a payment. */
    RetainPayment: { /** Why. It stays in the book. @example The customer called */ reason: string; };
    /** The decision to refund nothing. */
    RetainedPayment: {
      /** Why. @example The customer called */
      reason: string;
      /** Who decided it. @example Malarvizhi */
      by?: string;
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
    };
    /** Why it was wrong. */
    ReverseCounterPayment: { /** A note; it stays in the books. @example Paid to the driver */ note?: string; };
    /** A buyer's review. */
    Review: {
      /** Public name of the buyer. @example Asha Raman */
      name: string;
      /** 1 to 5. */
      stars: number;
      /** Plain text. @example Which needle for silk? */
      text: string;
      /** Day in India on which it was written. @example 2026-08-24 */
      date: string;
      /** Photos by the buyer, at most three. */
      photos: components["schemas"]["ReviewPhoto"][];
    };
    /**
     * A decision about a review.
     *
     *     `state`: Its new state; `waiting` undoes the decision.
     */
    ReviewDecision: {
      state: components["schemas"]["ReviewState"];
      /** The version that was read. */
      version: number;
    };
    /**
     * A review, with what visitors do not see.
     *
     *     `state`: Its state.
     */
    ReviewDetail: {
      /** Id of the review. */
      id: number;
      /** Id of the course. */
      courseId: number;
      /** What the course is called. @example Princess-cut blouse */
      courseName: string;
      /** The buyer's name as shown: first name and initial. @example Asha Raman */
      name: string;
      /** 1 to 5. */
      stars: number;
      /** Plain text; may be empty. @example Which needle for silk? */
      text: string;
      /** Day in India on which it was written. @example 2026-08-24 */
      date: string;
      state: components["schemas"]["ReviewState"];
      /** To be sent with a change. Goes up when the buyer rewrites the review, which then waits again. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** Part of the reviews. */
    ReviewDetailPage: {
      /** Newest first; at most fifty. */
      items: components["schemas"]["ReviewDetail"][];
      /** What to send as `before` for the next part; absent at the end. */
      next?: number;
    };
    /** A buyer's photo of what the review is about. */
    ReviewPhoto: {
      /** Id of the photo. */
      id: number;
      /** URL, as WebP. @example /uploads/blouse-1200.webp */
      src: string;
      /** URL of a copy at most 480 pixels wide and high. */
      small: string;
    };
    /** State of a review. */
    ReviewState: "waiting" | "approved" | "hidden";
    /** What waits for a decision. */
    ReviewsWaiting: { /** How many reviews. */ count: number; };
    /** Revokes an enrolment. */
    Revocation: {
      /** Why; at most 500 characters. Only the shop reads it. @example The customer called */
      reason: string;
      /** The version that was read. */
      version: number;
    };
    /** Role of a user. */
    Role: "customer" | "staff" | "owner";
    /** What is wrong with a row. */
    RowProblem: {
      /** Name of the field. @example aroundBust */
      field: string;
      /** What is wrong with it. @example For a wedding in December. */
      message: string;
    };
    /** Kind of run. */
    RunKind: "backup" | "restore" | "rehearsal" | "push";
    /** Step of a run. */
    RunStep: "starting" | "media" | "database" | "checking" | "reopening";
    /** What was sold of one thing. */
    Sale: {
      /** What kind of thing, such as `course`. @example course */
      kind: string;
      /** Which one. @example 2 */
      reference: string;
      /** Its name. @example Princess-cut blouse */
      title: string;
      /** Number of sales, free ones included. */
      times: number;
      /** What came for it, less what went back since, in paise. @example 145000 */
      paise: number;
    };
    /** An order's price, and each payment of it, is divided among its pieces in proportion to their prices. */
    SalesAmounts: {
      /** How many: pieces, courses or orders. */
      count: number;
      /** Ordered, in paise. @example 145000 */
      orderedPaise: number;
      /** Received, in paise. @example 145000 */
      receivedPaise: number;
    };
    /**
     * What was sold of one thing, or to or by one person.
     *
     *     `sold`: What was sold.
     *
     *     `before`: The same of the days that are compared.
     */
    SalesLine: {
      /** Names it in its list. @example aroundBust */
      key: string;
      /** Its name. @example Asha Raman */
      name: string;
      sold: components["schemas"]["SalesAmounts"];
      before?: components["schemas"]["SalesAmounts"];
    };
    /**
     * Sales of a range of days.
     *
     *     `range`: The days.
     *
     *     `compared`: The days that they are compared with; absent without a comparison.
     *
     *     `totals`: All of it.
     *
     *     `totalsBefore`: The same of the days that are compared.
     */
    SalesReport: {
      range: components["schemas"]["DateRange"];
      compared?: components["schemas"]["DateRange"];
      totals: components["schemas"]["SalesTotals"];
      totalsBefore?: components["schemas"]["SalesTotals"];
      /** By service: the kind of work. */
      services: components["schemas"]["SalesLine"][];
      /** By product. */
      products: components["schemas"]["SalesLine"][];
      /** By course. Courses are paid when they are bought: only received. */
      courses: components["schemas"]["SalesLine"][];
      /** By the team member to whom pieces are assigned today. */
      makers: components["schemas"]["SalesLine"][];
      /** By customer, with orders as their number. */
      customers: components["schemas"]["SalesLine"][];
    };
    /** What was sold in a range of days. Ordered and received are two views of it and are never added together. */
    SalesTotals: {
      /**
       * Agreed prices of orders by the day of approval, in paise; without orders that were called off since.
       * @example 145000
       */
      orderedPaise: number;
      /** Number of these orders. */
      orders: number;
      /** Payments by their day, less what went back, in paise. @example 145000 */
      receivedPaise: number;
      /** Number of customers of these orders. */
      customers: number;
      /** How many of them had ordered before. */
      repeatCustomers: number;
    };
    /** A record with the same contact details. */
    SameContact: {
      /** Id of the customer. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number, `+91XXXXXXXXXX`. @example +919876543210 */
      mobile?: string;
      /** Email address. @example asha@example.com */
      email?: string;
    };
    /** A test payment that failed. Another try is possible. */
    SandboxFailed: {
      /** The order's id. @example order_0000000000 */
      providerOrderId: string;
      /** The payment's id. @example pay_0000000000 */
      paymentId: string;
      /** Why, in a sentence. @example Blouses with and without lining. */
      description: string;
    };
    /** What a checkout hands to the page after paying. */
    SandboxPaid: {
      /** The order's id. @example order_0000000000 */
      providerOrderId: string;
      /** The payment's id. @example pay_0000000000 */
      paymentId: string;
      /** Proves the pair to the shop. @example 9f86d081884c7d65 */
      signature: string;
      /** What was "paid", in paise. @example 145000 */
      amountPaise: number;
    };
    /**
     * A measurement profile to save.
     *
     *     `ageGroup`: Age group; without it, a new profile is an adult's, and another keeps its own.
     *
     *     `unit`: Unit in which they were entered; defaults to the shop's.
     */
    SaveMeasurementProfile: {
      /** Name of the person. @example Asha Raman */
      name: string;
      /** Relation to the customer, such as "daughter". @example daughter */
      relation?: string;
      ageGroup?: components["schemas"]["AgeGroup"];
      /** Lengths in cm by field, at least one; absent to save the person alone. */
      measurements?: { [key: string]: number; };
      /** Garment type for which they were taken; absent for those of the body. */
      garmentTypeId?: number;
      unit?: components["schemas"]["LengthUnit"];
    };
    /** A review to save. */
    SaveReview: {
      /** 1 to 5. */
      stars: number;
      /**
       * Plain text; may be empty.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /** What an access token may be used for: to `read` or to `write` in one area. Writing does not include reading. */
    Scope: "orders:read" | "orders:write" | "customers:read" | "customers:write" | "catalogue:read" | "catalogue:write" | "content:read" | "content:write" | "courses:read" | "courses:write" | "payments:read" | "payments:write" | "figures:read";
    /** The results of one kind, best first. */
    SearchGroup: {
      /** How many there are. */
      total: number;
      /** The first of them. */
      hits: components["schemas"]["SearchHit"][];
    };
    /**
     * One result of a search.
     *
     *     `image`: Its image.
     */
    SearchHit: {
      /** Its kind: `service` is a service, `subcategory` is a product, `course` is a course, `category` is a category. */
      type: "service" | "subcategory" | "course" | "category";
      /** Id of the thing within its kind. */
      id: number;
      /** What it is called. @example Asha Raman */
      name: string;
      /** What tells two results of one name apart. @example Boat neck */
      subtype?: string;
      /** Where it leads: a path of this site. @example /products/blouses/12 */
      path: string;
      /** One line about it. @example A blouse from cutting to hooks. */
      line?: string;
      /** Its price, or the lowest of its prices, in paise. @example 145000 */
      pricePaise?: number;
      image?: components["schemas"]["Image"];
    };
    /** The searches of a month in India that found nothing. */
    SearchReport: {
      /** The month. @example 2026-08 */
      month: string;
      /** Most often first; at most a hundred. */
      missed: components["schemas"]["MissedSearch"][];
    };
    /** What a search found. */
    SearchResults: {
      /** The query of these results: another one than was asked if only that finds something. @example blouse */
      query: string;
      /** The results by kind. */
      groups: components["schemas"]["SearchGroup"][];
    };
    /** What the search knows of the shop's own words. */
    SearchSettings: {
      /**
       * Words that mean the same: a group in each line, its words parted by commas. At most 100 groups of 12.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      synonyms: string;
    };
    /** Captions of a video in one language. */
    SeenCaptions: {
      /** Language code of two or three letters, such as en or ta. @example ta */
      language: string;
      /** Name of the language in that language. @example Around bust */
      label: string;
      /** URL of the WebVTT file. @example /uploads/blouse-1200.webp */
      src: string;
    };
    /** URLs of a video for a back-office preview. */
    SeenVideo: {
      /** URL of the video. @example /uploads/blouse-1200.webp */
      src: string;
      /** URL of the smaller copy for slow networks. @example /videos/42-small.mp4 */
      smaller?: string;
      /** URLs of the captions, English first. */
      captions: components["schemas"]["SeenCaptions"][];
    };
    /** Which message to send to the own phone. */
    SendTestMessage: {
      event: components["schemas"]["MessageEvent"];
      channel: components["schemas"]["MessageChannel"];
    };
    /**
     * A service of a category.
     *
     *     `serviceImage`: Image, 4:5.
     */
    Service: {
      /** Id of the service. */
      id: number;
      /** Id of its category. */
      ctid: number;
      /** The same as `id`. */
      serviceNameId: number;
      /** Name, such as "Saree blouse". @example Princess-cut blouse */
      serviceName: string;
      /** Type; by default the name of its category. @example Ladies' Wear */
      serviceType: string;
      serviceImage: components["schemas"]["Image"];
      /** Lowest price of its products in paise; absent if it has none. @example 145000 */
      fromPricePaise?: number;
    };
    /**
     * A service, with what visitors do not see.
     *
     *     `serviceImage`: The image; absent when the library has lost it.
     */
    ServiceDetail: {
      /** Id of the service. */
      id: number;
      /** Id of its category. */
      ctid: number;
      /** Name of its category. @example Ladies' Wear */
      categoryName: string;
      /** Name. @example Princess-cut blouse */
      serviceName: string;
      /** Type it is listed under. @example Ladies' Wear */
      serviceType: string;
      /** Id of its image. */
      imageId: number;
      serviceImage?: components["schemas"]["Image"];
      /** Id of its garment type. */
      garmentTypeId?: number;
      /** Whether it is to be seen. */
      published: boolean;
      /** Whether visitors see it: its category is neither hidden nor deleted. */
      visible: boolean;
      /** How many products it has, hidden ones too. */
      productCount: number;
      /** To be sent with a change. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /**
     * The session of the calling browser.
     *
     *     `user`: The logged-in user; absent for a visitor.
     */
    Session: { user?: components["schemas"]["SessionUser"]; };
    /** A browser in which the user is logged in. */
    SessionEntry: {
      /** Id of the session. */
      id: number;
      /** Browser and operating system, as far as known. @example Firefox on Windows */
      browser: string;
      /** When the user logged in. @example 2026-08-24T06:30:00Z */
      createdAt: string;
      /** When the session was last used, accurate to five minutes. @example 2026-08-24T06:30:00Z */
      lastSeenAt: string;
      /** Whether this is the calling session. */
      current: boolean;
    };
    /**
     * A logged-in user.
     *
     *     `role`: Role.
     *
     *     `staffRole`: Which role of the team; present for staff alone.
     */
    SessionUser: {
      /** Id of the account. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number, `+91XXXXXXXXXX`. @example +919876543210 */
      mobile: string;
      /** Email address. @example asha@example.com */
      email: string;
      role: components["schemas"]["Role"];
      staffRole?: components["schemas"]["StaffRole"];
      /**
       * Whether a mail server or mail service is configured, so that emails reach people. Present
       *     for staff and owners only.
       */
      emailDelivery?: boolean;
    };
    /** The address of a shop that has everything else. */
    SetAddress: {
      /** What stands after `/setup/` in the link. @example 3f9c2a7d */
      token: string;
      /** The address people type, like `https://shop.example`. @example https://shop.example.com */
      publicAddress: string;
    };
    /** Who decided how emails leave. */
    SetBy: "owner" | "machine";
    /** A step that may be decided without a setting of its own. */
    SetupDecision: "payments" | "email" | "gst" | "look" | "courses" | "backup";
    /** The secret of a link. */
    SetupKey: { /** What stands after `/setup/` in the link. @example 3f9c2a7d */ token: string; };
    /** What the store still has to be told. */
    SetupState: {
      /**
       * The address people type, if the machine's settings name one; then it cannot be changed here.
       * @example https://shop.example.com
       */
      publicAddress?: string;
      /** The shop has an owner already and lacks its address alone: it was restored on another machine. */
      hasOwner: boolean;
    };
    /**
     * Facts about the shop that any screen may show.
     *
     *     `location`: Where that is on the map. Absent until set.
     *
     *     `grievanceOfficer`: Whom a customer complains to.
     *
     *     `designerCredit`: Who designed the site.
     *
     *     `logo`: The logo beside the name. Absent until set; then there is the flower.
     *
     *     `colours`: The colours of the site.
     *
     *     `measurementUnit`: In which lengths of the body are shown.
     *
     *     `onlinePayment`: Whether things can be paid for online.
     */
    Shop: {
      /** The name over the door. @example Hem & Mogra */
      businessName: string;
      /** Who the customer's contract is with. @example Hem & Mogra, proprietor Malarvizhi */
      legalName: string;
      /** One sentence about the shop. @example Custom tailoring, measured at your door. */
      tagline: string;
      /** How the shop says hello. @example Vanakkam */
      greeting: string;
      /**
       * Number of the messaging app in digits with country code. Absent until set; then there is no chat button.
       * @example 919876543210
       */
      whatsapp?: string;
      /** Phone number as it is shown. Empty until set. @example +91 98765 43210 */
      phone: string;
      /** Email address. Empty until set. @example asha@example.com */
      email: string;
      /** Postal address, line by line. */
      address: string[];
      location?: components["schemas"]["Location"];
      /** When the shop is open. */
      hours: components["schemas"]["OpeningHours"][];
      grievanceOfficer: components["schemas"]["GrievanceOfficer"];
      /** The year of the copyright line. */
      copyrightYear: number;
      designerCredit?: components["schemas"]["DesignerCredit"];
      logo?: components["schemas"]["ShopLogo"];
      colours: components["schemas"]["SiteColours"];
      /** Colour of buttons and links, and of the browser's own bars; `#RRGGBB`. @example #B5105B */
      themeColour: string;
      /**
       * Declarations of style sheet variables that differ from the usual ones, `--rani:#0A6670;…`; absent for the usual
       *     colours.
       * @example --rani:#0A6670;
       */
      palette?: string;
      /** What order numbers start with: `HM` makes `HM-1048`. @example HM */
      orderPrefix: string;
      measurementUnit: components["schemas"]["LengthUnit"];
      /** Where visitors reach the shop, without a slash at the end. @example https://shop.example.com */
      publicAddress: string;
      onlinePayment: components["schemas"]["OnlinePayment"];
      /** Whether emails reach customers. Without email delivery no link can be sent: they ask the shop instead. */
      sendsEmails: boolean;
    };
    /** What is missing or wrong with what visitors would see. */
    ShopCheck: {
      /** The invalid fields, as a save would report them; empty if a save would succeed. */
      problems: components["schemas"]["FieldProblem"][];
      /** Fields that may stay empty, but that visitors or the law ask for. */
      missing: string[];
    };
    /**
     * Facts about the shop. A field that is left out is empty from then on.
     *
     *     `location`: Where that is on the map.
     *
     *     `grievanceOfficer`: Whom a customer complains to.
     *
     *     `designerCredit`: Who designed the site.
     *
     *     `colours`: The colours of the site.
     *
     *     `measurementUnit`: In which lengths of the body are shown.
     */
    ShopDraft: {
      /** The name over the door; at most 60 characters. @example Hem & Mogra */
      businessName: string;
      /**
       * Who the customer's contract is with; at most 120 characters.
       * @example Hem & Mogra, proprietor Malarvizhi
       */
      legalName: string;
      /**
       * One sentence about the shop; at most 120 characters.
       * @example Custom tailoring, measured at your door.
       */
      tagline: string;
      /** How the shop says hello; at most 40 characters. @example Vanakkam */
      greeting: string;
      /**
       * Number of the messaging app: an Indian mobile number, or a number with its country code like 447700900123.
       *     Blanks, hyphens and a plus in front are dropped. Left out there is no chat button.
       * @example 919876543210
       */
      whatsapp?: string;
      /**
       * Phone number: digits, blanks, hyphens, brackets, a plus in front. An Indian mobile number is shown as
       *     `+91 98765 43210`.
       * @example +91 98765 43210
       */
      phone?: string;
      /** Email address. @example asha@example.com */
      email?: string;
      /**
       * Postal address, one line of it per line; at most eight lines.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      address?: string;
      location?: components["schemas"]["Location"];
      /** When the shop is open; at most seven lines. */
      hours: components["schemas"]["HoursDraft"][];
      grievanceOfficer: components["schemas"]["OfficerDraft"];
      /** The year of the copyright line. */
      copyrightYear: number;
      designerCredit?: components["schemas"]["CreditDraft"];
      /** Id of the logo's image. Left out there is the flower. */
      logoImageId?: number;
      colours: components["schemas"]["SiteColours"];
      /** What order numbers start with: one to six capital letters. @example HM */
      orderPrefix: string;
      measurementUnit: components["schemas"]["LengthUnit"];
      /** The version that was read. */
      version: number;
    };
    /** Emails to the shop itself. */
    ShopEmails: { events: components["schemas"]["EmailChoice"][]; };
    /**
     * Health of the shop.
     *
     *     `backups`: Backups.
     *
     *     `space`: Disk space.
     *
     *     `certificate`: Its own https certificate; absent behind a proxy.
     */
    ShopHealth: {
      backups: components["schemas"]["BackupHealth"];
      space: components["schemas"]["SpaceHealth"];
      /** Whether payments are in test mode. */
      testPayments: boolean;
      /** Whether `ffmpeg` is installed, so that smaller copies of videos can be made. */
      videoTools: boolean;
      certificate?: components["schemas"]["CertificateHealth"];
      /** Public address of the shop. @example https://shop.example.com */
      publicAddress: string;
      /** The server's current time. @example 2026-08-24T06:30:00Z */
      now: string;
    };
    /** The shop's logo, as it stands beside its name. */
    ShopLogo: {
      /** URL. @example /uploads/blouse-1200.webp */
      src: string;
      /** Width in pixels. */
      width: number;
      /** Height in pixels. */
      height: number;
    };
    /**
     * A photo taken by the shop.
     *
     *     `kind`: What it shows: `cloth` or `finished`.
     */
    ShopPhoto: {
      /** Id of the photo. */
      id: number;
      kind: components["schemas"]["PhotoKind"];
      /** URL for the back office, as WebP. @example /uploads/blouse-1200.webp */
      src: string;
      /** Whether the customer sees it. */
      shown: boolean;
      /** Piece it belongs to. */
      pieceId?: number;
      /** When it was added. @example 2026-08-24T06:30:00Z */
      addedAt: string;
    };
    /** What a shop photo shows. */
    ShopPhotoKind: "reference" | "cloth" | "finished";
    /** Visibility of a photo. */
    ShopPhotoSwitch: { /** Whether the customer sees it. */ shown: boolean; };
    /**
     * Facts about the shop, with the version that a change names.
     *
     *     `shop`: What visitors see.
     *
     *     `logoImage`: The logo's image.
     */
    ShopSettings: {
      shop: components["schemas"]["Shop"];
      /** Counts the changes. */
      version: number;
      /** Id of the logo's image. */
      logoImageId?: number;
      logoImage?: components["schemas"]["Image"];
      /** Whether customers know order numbers: then the prefix can no longer be changed. */
      orderPrefixFixed: boolean;
      /** The colour schemes that can be chosen. */
      colourSchemes: components["schemas"]["ColourScheme"][];
    };
    /** How far the set-up is. */
    ShopSetup: {
      /** Whether visitors see the shop. Before, they read that it opens soon. */
      open: boolean;
      /** Steps that the owner decided without a setting. */
      decided: components["schemas"]["SetupDecision"][];
    };
    /** Records added since a backup, which a restore would remove. */
    SinceBackup: {
      /** Kind of record: orders, customers, payments, ... @example Product */
      what: string;
      /** Number of records. */
      count: number;
    };
    /** The colours of the site. */
    SiteColours: "rani" | "peacock" | "indigo" | "maroon";
    /** Size of a slip. */
    SlipFormat: "a5" | "roll";
    /**
     * Capacity of a slot.
     *
     *     `slot`: Part of the day.
     */
    SlotCapacity: {
      slot: components["schemas"]["VisitSlot"];
      /** Number of homes. */
      homes: number;
    };
    /** The order that took longest. */
    SlowestOrder: {
      /** Id of the order. */
      orderId: number;
      /** As people say it. @example HM-1048 */
      number: string;
      /** What was made. @example Princess-cut blouse */
      item: string;
      /** Its days. */
      days: number;
    };
    /** The smaller copy of a video, for slow networks. */
    SmallerVideo: {
      /** Width in pixels. */
      width: number;
      /** Height in pixels. */
      height: number;
      /** Size of the file in bytes. */
      bytes: number;
    };
    /** Body of the call to an SMS gateway. */
    SmsBody: "form" | "json";
    /** An SMS gateway. Its key and secret are never shown. */
    SmsChannel: {
      /** @example 7, North Mada Street, Mylapore */
      address: string;
      method: components["schemas"]["SmsMethod"];
      bodyType: components["schemas"]["SmsBody"];
      body: string;
      header: string;
      sender: string;
      hasKey: boolean;
      /** Whether the gateway may call with answers. */
      hasReplySecret: boolean;
      replyNumber: string;
      replyText: string;
      /** When it last did. @example 2026-08-24T06:30:00Z */
      calledAt?: string;
    };
    /** Method of the call to an SMS gateway. */
    SmsMethod: "get" | "post";
    /** Disk space, in bytes. */
    SpaceHealth: {
      /** Free space. */
      freeBytes: number;
      /** Free space below which uploads are refused. */
      floorBytes: number;
      /** Whether space is running low. */
      low: boolean;
      /** Size of all videos. */
      videoBytes: number;
      /** Size of all images and photos. */
      imageBytes: number;
      /** Size of the database. */
      databaseBytes: number;
    };
    /**
     * A member of the team.
     *
     *     `role`: Role.
     *
     *     `staffRole`: Which role of the team; absent for owners.
     */
    StaffMember: {
      /** Id of the account. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number, `+91XXXXXXXXXX`; empty once released. @example +919876543210 */
      mobile: string;
      /** Email address; empty without one. @example asha@example.com */
      email: string;
      role: components["schemas"]["Role"];
      staffRole?: components["schemas"]["StaffRole"];
      /** Whether the member was invited and has not set a password yet. */
      invited: boolean;
      /** When the invitation link expires; absent if there is none. @example 2026-08-24T06:30:00Z */
      invitedUntil?: string;
      /** When the account was blocked; absent if it is not. @example 2026-08-24T06:30:00Z */
      blockedAt?: string;
      /** Whether two-factor authentication is on. */
      twoFactor: boolean;
      /** When the account was last used. @example 2026-08-24T06:30:00Z */
      lastSeenAt?: string;
    };
    /** Role of a team member who is not an owner. */
    StaffRole: "manager" | "counter" | "maker" | "editor";
    /**
     * A new role for a team member.
     *
     *     `role`: Role.
     */
    StaffRoleChange: { role: components["schemas"]["TeamRole"]; };
    /** State of the store. */
    State: "ok";
    /**
     * An entry of a statement.
     *
     *     `kind`: What it is.
     *
     *     `method`: How it was paid; absent for a bonus or deduction.
     */
    StatementEntry: {
      /** Id. */
      id: number;
      kind: components["schemas"]["StatementEntryKind"];
      method?: components["schemas"]["PayMethod"];
      /** Amount in paise. @example 145000 */
      amountPaise: number;
      /** The day in India. @example 2026-08-24 */
      day: string;
      /** Note. @example Paid to the driver */
      note?: string;
      /** Name of who recorded it; absent if their account is deleted. @example Malarvizhi */
      by?: string;
    };
    /** What an entry of a statement is. */
    StatementEntryKind: "bonus" | "deduction" | "advance" | "payment";
    /** Pieces of one kind of work and rate. */
    StatementLine: {
      /** Name of the garment type. @example Let out the side seams */
      work: string;
      /** Its id; absent for pieces without one. */
      garmentTypeId?: number;
      /** Whether they were counted before: redone work pays nothing. */
      redone: boolean;
      /** Number of pieces. */
      pieces: number;
      /** For one, in paise; absent if there is no rate yet. @example 145000 */
      ratePaise?: number;
      /** For all of them, in paise. @example 145000 */
      amountPaise?: number;
    };
    /**
     * A status change.
     *
     *     `status`: New status.
     *
     *     `by`: By whom.
     */
    StatusChange: {
      status: components["schemas"]["OrderStatus"];
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      by: components["schemas"]["Party"];
    };
    /** Whether a status link works. */
    StatusLink: "on" | "off" | "ended";
    /**
     * A status change.
     *
     *     `from`: Current status as known to the caller.
     *
     *     `to`: New status.
     *
     *     `payment`: For 'Delivered': the balance, paid at the counter now.
     */
    Step: {
      from: components["schemas"]["OrderStatus"];
      to: components["schemas"]["OrderStatus"];
      payment?: components["schemas"]["BalancePayment"];
      /** For 'Delivered': leaves the balance due. */
      unpaid?: boolean;
    };
    /**
     * Number of orders at a step.
     *
     *     `status`: The step.
     */
    StepCount: {
      status: components["schemas"]["OrderStatus"];
      /** The count. */
      count: number;
    };
    /** Where images and videos belong. */
    StorageTarget: "bucket" | "server";
    /**
     * A document as it is printed. Amounts in whole paise, days in India as `yyyy-mm-dd`.
     *
     *     `kind`: What it is.
     *
     *     `mode`: How the shop stood to GST.
     *
     *     `seller`: Who issues it.
     *
     *     `buyer`: The buyer.
     *
     *     `discount`: What a coupon or the shop took off.
     *
     *     `tax`: The tax inside it; absent where none is collected.
     *
     *     `placeOfSupply`: Where the supply is made; absent where no tax is collected.
     *
     *     `paid`: How the money came; absent on what is about no single payment.
     *
     *     `against`: The invoice that holds its tax: this is about the money alone.
     *
     *     `original`: The document that it reverses.
     *
     *     `order`: The order that the money was paid for, as it stood then.
     */
    TaxDocument: {
      kind: components["schemas"]["TaxDocumentKind"];
      mode: components["schemas"]["TaxMode"];
      /** Its number. @example HM-1048 */
      number: string;
      /** Its date. @example 2026-11-24 */
      day: string;
      seller: components["schemas"]["TaxDocumentSeller"];
      buyer: components["schemas"]["TaxDocumentBuyer"];
      /** What it is about, in one line; absent where the only line says it. @example Princess-cut blouse */
      title?: string;
      /** What it is about. */
      lines: components["schemas"]["TaxDocumentLine"][];
      discount?: components["schemas"]["TaxDocumentDiscount"];
      /** What of the price has an invoice already. */
      invoiced: components["schemas"]["TaxDocumentReceived"][];
      /** What was paid, is given back, or is to be paid for a whole order, with every tax. */
      totalPaise: number;
      tax?: components["schemas"]["TaxSplit"];
      placeOfSupply?: components["schemas"]["GstState"];
      paid?: components["schemas"]["TaxDocumentPaid"];
      /** Advances before the invoice of a whole order; on its credit note, what is an advance again. */
      received: components["schemas"]["TaxDocumentReceived"][];
      against?: components["schemas"]["TaxDocumentOriginal"];
      original?: components["schemas"]["TaxDocumentOriginal"];
      /** The reason for the reversal. @example The customer called */
      reason?: string;
      order?: components["schemas"]["TaxDocumentOrder"];
      /** Issued in test mode: no money moved, and it is valid for nothing. */
      test: boolean;
    };
    /** The buyer on a document. */
    TaxDocumentBuyer: {
      /** The name of the buyer's account. @example Asha Raman */
      name: string;
      /** Empty if there is none. @example asha@example.com */
      email: string;
    };
    /** What a coupon or the shop took off. */
    TaxDocumentDiscount: {
      /** The coupon's code. @example FIRST10 */
      coupon?: string;
      /** Percent off by the coupon. */
      percent?: number;
      /** The shop's reason, without a coupon. @example The customer called */
      reason?: string;
      /** In paise. */
      paise: number;
    };
    /** What a document is. */
    TaxDocumentKind: "receipt" | "bill" | "bill_of_supply" | "tax_invoice" | "receipt_voucher" | "credit_note" | "refund_voucher";
    /**
     * One thing that a document is about.
     *
     *     `tax`: The tax inside the price after its share of the discount; absent where no tax is collected, and on the only
     *     line, which has that of the document.
     */
    TaxDocumentLine: {
      /** What it is. @example Blouses with and without lining. */
      description: string;
      /** Its service accounting code; absent for a shop that is not registered. @example FIRST10 */
      code?: string;
      /** How many. */
      quantity: number;
      /** For all of them, before any discount, in paise. */
      pricePaise: number;
      tax?: components["schemas"]["TaxSplit"];
    };
    /**
     * An order and its money when a payment of it was received. Amounts in paise.
     *
     *     `payment`: What the payment was.
     */
    TaxDocumentOrder: {
      /** Its number. @example HM-1048 */
      number: string;
      payment: components["schemas"]["OrderPayment"];
      /** The agreed price; absent while none was agreed. */
      pricePaise?: number;
      /** Paid so far, this payment included. */
      paidPaise: number;
    };
    /** A document that another one reverses, or belongs to. */
    TaxDocumentOriginal: {
      /** Its number. @example HM-1048 */
      number: string;
      /** Its date. @example 2026-11-24 */
      day: string;
    };
    /** How money came. */
    TaxDocumentPaid: {
      /** For example "Online, UPI". @example Online, UPI */
      how: string;
      /** The number by which the bank or the provider knows it; empty if there is none. @example 2 */
      reference: string;
      /** When it came. @example 2026-11-24 */
      day: string;
    };
    /**
     * A document that another one counts in.
     *
     *     `tax`: The tax inside that.
     */
    TaxDocumentReceived: {
      /** Its number; empty for money that came before there were any. @example HM-1048 */
      number: string;
      /** Its date; empty without a number. @example 2026-11-24 */
      day: string;
      /** What is left of it, in paise. */
      paise: number;
      tax?: components["schemas"]["TaxSplit"];
      /** It counted as an advance until then. Money against an earlier invoice did not. */
      advance: boolean;
    };
    /**
     * Who issues a document.
     *
     *     `state`: The State it is registered in.
     */
    TaxDocumentSeller: {
      /** The shop's display name. @example Asha Raman */
      name: string;
      /** The legal name. @example Hem & Mogra, proprietor Malarvizhi */
      legalName: string;
      /** Line by line. */
      address: string[];
      /** Empty if there is none. @example +91 98765 43210 */
      phone: string;
      /** Empty if there is none. @example asha@example.com */
      email: string;
      /** Absent for a shop that is not registered. @example 33ABCDE1234F1Z5 */
      gstin?: string;
      state?: components["schemas"]["GstState"];
    };
    /**
     * What receipts shall say of tax.
     *
     *     `mode`: How the shop is registered for GST.
     */
    TaxDraft: {
      mode: components["schemas"]["TaxMode"];
      /** Its number; needed unless the shop is not registered. @example 33ABCDE1234F1Z5 */
      gstin?: string;
      /** The legal name; left out it is the shop's display name. @example Hem & Mogra, proprietor Malarvizhi */
      legalName?: string;
      /**
       * One line of it per line, at most eight; left out it is the shop's own address.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      address?: string;
      /**
       * What numbers begin with: one to three capital letters or digits; left out the first letters of the name.
       * @example HM
       */
      prefix?: string;
      /** Code and rate of each kind of thing that is sold. */
      kinds: components["schemas"]["TaxKindForm"][];
      /** The version that was looked at. */
      version: number;
    };
    /** Code and rate of one kind of thing. */
    TaxKindForm: {
      /** `course`, or `advance` for tailoring. @example course */
      kind: string;
      /** Its service accounting code: 4 to 8 digits. @example FIRST10 */
      code: string;
      /** Hundredths of a percent: 1800 is 18 %. */
      rate: number;
    };
    /** How the shop is registered for GST. */
    TaxMode: "none" | "composition" | "regular";
    /**
     * What receipts say of tax.
     *
     *     `mode`: How the shop is registered for GST.
     */
    TaxSettings: {
      mode: components["schemas"]["TaxMode"];
      /** Its number; absent while none is set. @example 33ABCDE1234F1Z5 */
      gstin?: string;
      /** The legal name; absent if it is the shop's display name. @example Hem & Mogra, proprietor Malarvizhi */
      legalName?: string;
      /** Line by line; empty for the shop's own address. */
      address: string[];
      /** What numbers begin with; absent for the first letters of the shop's name. @example HM */
      prefix?: string;
      /** What numbers begin with at present. @example HM */
      usedPrefix: string;
      /** Code and rate of each kind of thing that is sold. */
      kinds: components["schemas"]["TaxKindForm"][];
      /** To be sent with a change. */
      version: number;
    };
    /** The tax inside an amount, in whole paise: the parts are the amount, to the paisa. */
    TaxSplit: {
      /** Hundredths of a percent: 1800 is 18 %. */
      rate: number;
      /** What the tax is counted on, in paise. */
      taxablePaise: number;
      /** CGST, in paise: half of the tax within one State. */
      centralPaise: number;
      /** SGST or UTGST, in paise: the other half, always the same. */
      statePaise: number;
      /** IGST, in paise: the whole tax between two States. */
      integratedPaise: number;
      /** What the second half is called: `SGST` or `UTGST`. @example SGST */
      stateTax: string;
    };
    /** Work of the team. */
    TeamLoad: {
      /** Work that a maker does in a day, in points. */
      pointsPerDay: number;
      /** The team. */
      makers: components["schemas"]["MakerLoad"][];
    };
    /** A team member. */
    TeamMember: {
      /** User id. */
      id: number;
      /** Name. @example Asha Raman */
      name: string;
    };
    /** Role to give to a team member. */
    TeamRole: "owner" | "manager" | "counter" | "maker" | "editor";
    /** Whether a template can be used. */
    TemplateState: "approved" | "in_review" | "rejected" | "paused" | "not_found";
    /** Result of a test message. */
    TestMessage: {
      /** The number of the caller. @example HM-1048 */
      number: string;
      /** Whether the service took it. */
      sent: boolean;
      /** Why not. @example media.video_broken */
      problem?: string;
    };
    /**
     * What a client said.
     *
     *     `mainImage`: An image of the person or of the piece.
     */
    Testimonial: {
      /** Row id. */
      id: number;
      /** Who said it. @example Asha Raman */
      name: string;
      /** Where they are from, or what they had made. @example Wedding blouse */
      company: string;
      /** What they said. @example It fitted at the first trial. */
      quote: string;
      mainImage: components["schemas"]["Image"];
    };
    /**
     * What a client said, with what the shop knows about it.
     *
     *     `image`: The image; absent if it was deleted, and then visitors do not see the testimonial.
     */
    TestimonialEntry: {
      /** Row id. */
      id: number;
      /** Who said it. @example Asha Raman */
      name: string;
      /** Where they are from, or what they had made. @example Wedding blouse */
      company: string;
      /** What they said. @example It fitted at the first trial. */
      quote: string;
      /** The day they said it; the newest comes first. @example 2026-08-24 */
      date: string;
      /** Id of the image. */
      imageId: number;
      image?: components["schemas"]["Image"];
      /** Whether visitors see it. */
      published: boolean;
      /** Goes up with each change; a change names the version that was read. */
      version: number;
      /** When it was moved to the trash. @example 2026-08-24T06:30:00Z */
      deletedAt?: string;
    };
    /** The overview of a day. */
    Today: {
      /** The day in India. @example 2026-08-24 */
      day: string;
      /** Requests to approve, newest first, at most 50. */
      waiting: components["schemas"]["OrderLine"][];
      /** Today's visits, by pin code. */
      visits: components["schemas"]["OrderLine"][];
      /** Today's trials. */
      trials: components["schemas"]["OrderLine"][];
      /** Promised within two days or overdue, and not ready. */
      due: components["schemas"]["OrderLine"][];
      /** Approved, with an unpaid advance. */
      unpaidAdvances: components["schemas"]["OrderLine"][];
      /** Number of orders at each step. */
      steps: components["schemas"]["StepCount"][];
      /** Orders delivered in the last seven days. */
      deliveredThisWeek: number;
    };
    /**
     * One transaction.
     *
     *     `what`: What moved.
     *
     *     `state`: Its state.
     *
     *     `orderPayment`: What a payment of an order was; absent for courses, and for money that bought nothing.
     */
    Transaction: {
      /** Names it in the list, such as `online-12`. @example aroundBust */
      key: string;
      what: components["schemas"]["TransactionWhat"];
      /** When. @example 2026-08-24T06:30:00Z */
      at: string;
      /** What it was for: `advance` for orders, `course` for courses. @example course */
      kind: string;
      /** Which one. @example 2 */
      reference: string;
      /** What was bought, or the number of the order. @example Princess-cut blouse */
      title: string;
      /** The customer's name; absent if the account is gone. @example Asha Raman */
      customer?: string;
      /** User id of the customer. */
      customerId: number;
      /** How much, in paise; negative for money out. @example 145000 */
      amountPaise: number;
      /** Total refunded so far, in paise. @example 145000 */
      returnedPaise: number;
      /** `card`, `upi`, `cash`, ... @example upi */
      method?: string;
      state: components["schemas"]["TransactionState"];
      /** Id of the payment, for its page; absent at the counter. */
      paymentId?: number;
      /** A note: the reason of a refund, or what was noted at the counter. @example Paid to the driver */
      note?: string;
      /** Why a refund failed. @example The disk is full. */
      failure?: string;
      /** Who recorded or decided it; absent when it came by itself. @example Malarvizhi */
      by?: string;
      orderPayment?: components["schemas"]["OrderPayment"];
      /** In test mode: no money moved, and it counts in no total. */
      test: boolean;
    };
    /**
     * A part of the list.
     *
     *     `totals`: Of the whole list, not of this part.
     */
    TransactionPage: {
      /** Newest first. */
      items: components["schemas"]["Transaction"][];
      /** `before` of the next part; absent with the last one. @example 2026-11-24T06:30:00Z.1.42 */
      next?: string;
      totals: components["schemas"]["TransactionTotals"];
    };
    /** Which transactions. */
    TransactionShow: "all" | "advances" | "courses" | "counter" | "refunds" | "to_decide" | "failed";
    /** State of a transaction. */
    TransactionState: "settled" | "refund_due" | "refunded" | "reversed" | "reversal" | "requested" | "pending" | "processed" | "failed";
    /** What a list comes to. */
    TransactionTotals: {
      /** How many transactions with real money. */
      count: number;
      /** What came, in paise; without what is due back from the first. @example 145000 */
      receivedPaise: number;
      /** What went back of that, in paise. @example 145000 */
      returnedPaise: number;
      /** What stayed, in paise. @example 145000 */
      netPaise: number;
    };
    /** What moved. */
    TransactionWhat: "online" | "counter" | "refund";
    /**
     * A trial. It does not use slot capacity.
     *
     *     `slot`: Part of the day; absent for any.
     */
    Trial: {
      /** The day. @example 2026-08-24 */
      day: string;
      slot?: components["schemas"]["VisitSlot"];
    };
    /** State of two-factor authentication. */
    TwoFactor: {
      /** When it was turned on; absent while it is off. @example 2026-08-24T06:30:00Z */
      onSince?: string;
      /** Number of unused recovery codes. */
      recoveryCodesLeft: number;
      /**
       * Whether app codes cannot be checked, because the shop was restored without its key. Only
       *     recovery codes work until the app is set up again.
       */
      appUnreadable: boolean;
    };
    /** A code from the authenticator app. */
    TwoFactorNumber: { /** Six digits. @example FIRST10 */ code: string; };
    /** The key for an authenticator app, returned only once. */
    TwoFactorSetup: {
      /** The key as text, to be typed. @example aroundBust */
      key: string;
      /** The key as a URL, to open an app on the same phone. @example 7, North Mada Street, Mylapore */
      address: string;
      /** The key as a QR code: an SVG document. @example /uploads/blouse-1200.webp */
      image: string;
    };
    /** Undoes the newest decision. */
    Undoing: { /** The version that was read. */ version: number; };
    /** A payment that the provider has, and the shop's books have not. */
    UnmatchedPayment: {
      /** The provider's id of it. @example pay_0000000000 */
      providerPaymentId: string;
      /** How much, in paise. @example 145000 */
      amountPaise: number;
      /** When it came. @example 2026-08-24T06:30:00Z */
      at: string;
      /** `card`, `upi`, ... @example upi */
      method?: string;
      /** What was bought, as far as it is known. @example Princess-cut blouse */
      title?: string;
      /** What kind of thing that is. @example course */
      kind?: string;
      /** User id of the buyer, if known. */
      customerId?: number;
      /** The buyer's name; else what the provider knows of the payer. @example Asha Raman */
      customer?: string;
      /** Its purchase is known, here or from what the provider was told: one tap puts it right. */
      canSettle: boolean;
    };
    /** An unusual value, saved nevertheless. */
    UnusualMeasurement: {
      /** Name of the field, such as `aroundBust`. @example aroundBust */
      field: string;
      /** Warning text. @example For a wedding in December. */
      message: string;
    };
    /** An alteration to record or change. */
    UpdateAlteration: {
      /**
       * What to change.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      work: string;
      /** What it costs, in paise; absent or 0 if it is free. */
      pricePaise?: number;
      /** The promised day. @example 2026-08-24 */
      promisedDay?: string;
      /** User id of the team member who does it. */
      assigneeId?: number;
      /** Version that the caller saw; for a new one absent. */
      version?: number;
    };
    /** Settings of the bucket. */
    UpdateBackupBucket: {
      /** `https://` and the host of the storage, without the bucket. */
      endpoint: string;
      /** Name of the bucket. */
      bucket: string;
      /** Region; may be empty. */
      region: string;
      /** Access key ID. */
      accessKeyId: string;
      /** Its secret; if absent, the saved one stays. */
      secretAccessKey?: string;
      /** Whether addresses have the bucket in their path. */
      pathStyle: boolean;
      /** Folder in the bucket; may be empty. @example HM */
      prefix: string;
    };
    /** Words for the banner. */
    UpdateBanner: {
      /** A service in two or three words; at most 40 characters. @example Bridal blouses */
      subtitle: string;
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** What is in the drawer and was taken out of it by hand. */
    UpdateCashDrawer: {
      /** What was in it in the morning, in paise. */
      openingPaise: number;
      /** Taken out of it so far, to the owner or the bank, in paise. */
      handedOverPaise: number;
    };
    /**
     * A category as it is written.
     *
     *     `colours`: Its colours. Without them a new category gets a pair that goes well with the others, and one that is changed
     *     keeps its own.
     */
    UpdateCategory: {
      /** Name; at most 60 characters, and no other category has it. @example Ladies' Wear */
      categoryName: string;
      /**
       * One or two plain sentences; at most 400 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      description: string;
      /** Id of an image of the library, best 4:5. */
      imageId: number;
      colours?: components["schemas"]["Colours"];
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A new text of a chat. A sentence whose placeholder has no value is left out. */
    UpdateChatText: {
      /**
       * Takes `{name}`, `{order}`, `{visit}`, `{ready}`, `{advance}`, `{link}` and `{shop}`. Absent for the usual one.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text?: string;
    };
    /** A choice as it is written. */
    UpdateChoiceGroup: {
      /** Id of an existing one of this list; any other adds one. */
      id?: number;
      /** Name; at most 40 characters, and no other of the list has it. @example Asha Raman */
      name: string;
      /** Whether several options may be chosen. */
      several: boolean;
      /** Whether an option has to be chosen. */
      required: boolean;
      /** Its options, in order. */
      options: components["schemas"]["UpdateChoiceOption"][];
    };
    /** Choices as they are written. */
    UpdateChoiceList: {
      /** All choices, in order. */
      groups: components["schemas"]["UpdateChoiceGroup"][];
      /** The version that was read. */
      version: number;
    };
    /** An option as it is written. */
    UpdateChoiceOption: {
      /** Id of an existing one of this choice; any other adds one. */
      id?: number;
      /** Name; at most 60 characters, and no other of the choice has it. @example Asha Raman */
      name: string;
      /** Added to the product's price, in paise. */
      pricePaise: number;
      /** Id of an image of the library. */
      imageId?: number;
      /** Whether it can be chosen. */
      available: boolean;
    };
    /** A correction of a counted piece. */
    UpdateCountedPiece: {
      /** User id of the maker. */
      makerId: number;
      /** For one, in paise; absent for the maker's rate of that day. */
      ratePaise?: number;
      /** Maker as known to the caller; absent for none. */
      fromMakerId?: number;
      /** Rate as known to the caller, in paise; absent for none. */
      fromRatePaise?: number;
    };
    /** A new coupon. */
    UpdateCoupon: {
      /**
       * What a customer types: 3 to 40 letters, digits and hyphens. Written in capitals; no other coupon has it.
       * @example FIRST10
       */
      code: string;
      /** Percent off the price. */
      percent: number;
      /** The first day on which it counts; absent for at once. @example 2026-08-24 */
      firstDay?: string;
      /** The last day on which it counts, not before the first; absent for ever. @example 2026-08-24 */
      lastDay?: string;
      /** How many customers may use it; absent for any number. Each of them once. */
      mostUses?: number;
      /** Only for this kind of item: `course`; absent for all that take coupons. @example course */
      kind?: string;
      /** Only for this one: the id of a course. @example 2 */
      reference?: string;
      /** Whether it can be used. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /**
     * A course as it is written. A hidden one may lack nearly everything; to be shown it needs all of it.
     *
     *     `level`: What it expects of those who take it; absent to leave it out.
     */
    UpdateCourse: {
      /** Id of its category. */
      categoryId: number;
      /** What the course is called; at most 80 characters. @example Princess-cut blouse */
      serviceName: string;
      /** What it teaches, in a few words; at most 120 characters. @example Boat neck, three-quarter sleeves */
      serviceModel: string;
      /**
       * Plain text, blank lines part paragraphs; at most 4,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      mainDescription: string;
      /**
       * Price in paise, from 100 (one rupee). Without it a course that is changed keeps its own, and a new one has none
       *     yet. Only the owner may send another one than there is.
       */
      pricePaise?: number;
      /** How long the work takes, for people to read; at most 40 characters. @example 6 hours */
      duration: string;
      /**
       * Name of the person who teaches it; empty to leave it out. At most 60 characters.
       * @default
       * @example Malarvizhi
       */
      instructor?: string;
      level?: components["schemas"]["CourseLevel"];
      /** Days of access from a purchase, 1 to 3,650. */
      expireInDays: number;
      /** Id of an image of the library, best 16:9; absent until there is one. */
      imageId?: number;
      /** Id of a video of the library that anybody may watch; absent until there is one. */
      previewVideoId?: number;
      /** All lessons in their order. What is not named is taken out. */
      lessons: components["schemas"]["CreateLesson"][];
      /** Whether visitors see it. Not before it has everything that visitors look for. */
      published: boolean;
      /**
       * It publishes itself as soon as it lacks nothing, say once the last video is ready.
       * @default false
       */
      publishWhenReady?: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A course category as it is written. */
    UpdateCourseCategory: {
      /** Name; at most 60 characters, and no other course category has it. @example Ladies' Wear */
      categoryName: string;
      /** Id of an image of the library, best square. */
      imageId: number;
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A note about a customer. */
    UpdateCustomerNote: {
      /**
       * Text of the note, at most 2,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /**
     * New settings for how emails leave.
     *
     *     `route`: How they leave.
     *
     *     `encryption`: Encryption of the connection. Default: `start_tls`.
     */
    UpdateEmailDelivery: {
      route: components["schemas"]["EmailRoute"];
      /**
       * Sender of all emails, like `shop@shop.example`; empty takes the mail server's user, else the shop's email address.
       * @default
       * @example 21:30
       */
      from?: string;
      /**
       * Name of the mail server, like `smtp.example.com`.
       * @default
       * @example smtp.example.com
       */
      host?: string;
      /**
       * Its port, 1 to 65,535; 0 without a mail server.
       * @default 0
       */
      port?: number;
      encryption?: components["schemas"]["EmailEncryption"];
      /**
       * User on the mail server; empty without a login.
       * @default
       * @example shop@example.com
       */
      user?: string;
      /**
       * Address of the mail service.
       * @default
       * @example https://studio.example
       */
      url?: string;
      /**
       * The mail service's own name for the account that sends.
       * @default
       * @example service_1
       */
      serviceId?: string;
      /**
       * Its template, which shows the parameters `subject`, `text` and `html`.
       * @default
       * @example template_1
       */
      templateId?: string;
      /**
       * Its public key.
       * @default
       * @example public_key_1
       */
      userId?: string;
      /** Password; left out retains the one of the same user on the same mail server. @example s3cr3t */
      password?: string;
      /** Private key; left out retains the one for the same address. @example s3cr3t-k3y */
      accessToken?: string;
    };
    /** A new or changed story. */
    UpdateEvent: {
      /** Title; at most 120 characters. @example Princess-cut blouse */
      title: string;
      /**
       * The text; a blank line parts paragraphs. At most 10,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      description: string;
      /** The day it appeared. @example 2026-08-24 */
      date: string;
      /** Id of the main image. */
      mainImageId: number;
      /** Up to ten more images. */
      images: components["schemas"]["CreateEventImage"][];
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /**
     * A corrected expense.
     *
     *     `method`: How it was paid.
     */
    UpdateExpense: {
      /** On which day, today or earlier. @example 2026-08-24 */
      day: string;
      /** What for: a category of the list, or one of the shop's own. @example Transport */
      category: string;
      method: components["schemas"]["ExpenseMethod"];
      /** How much, in paise. */
      amountPaise: number;
      /** A note, such as the supplier and the number of the bill. @example Paid to the driver */
      note?: string;
      /** The version that was read. */
      version: number;
    };
    /** Settings of a bucket for images and videos. */
    UpdateFileStorage: {
      /** Address of the storage without the bucket, such as https://s3.ap-south-1.amazonaws.com. */
      endpoint: string;
      bucket: string;
      /** Empty if the storage has none. */
      region: string;
      accessKeyId: string;
      /** Left out retains the one of the same endpoint and access key ID. */
      secretAccessKey?: string;
      /** The bucket stands in the path of addresses instead of before the host. */
      pathStyle: boolean;
      /** Folder in the bucket; may be empty. @example HM */
      prefix: string;
      /** Address at which everyone can read the folder `uploads`, such as that of a CDN; empty for signed addresses. */
      cdn: string;
      /** `false` deletes copies on the server a week after they were copied. */
      keepOnDisk: boolean;
      target: components["schemas"]["StorageTarget"];
    };
    /** A finished piece to show. */
    UpdateGallery: {
      /** What it is; at most 80 characters. @example Princess-cut blouse */
      title: string;
      /** The group it is filtered by; at most 40 characters. @example Transport */
      category: string;
      /** Ids of its images, the main one first: one to ten. */
      imageIds: number[];
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A garment type as it is written. */
    UpdateGarmentType: {
      /** Name; at most 40 characters, and no other garment type has it. @example Asha Raman */
      name: string;
      /** One line about it; at most 120 characters. @example Blouses with and without lining. */
      description?: string;
      /** Id of an image of the library. */
      imageId?: number;
      /** Work of one, in points of a maker's day. */
      points: number;
      /** All its measurements, in the order in which they are taken. */
      fields: components["schemas"]["CreateGarmentField"][];
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A video to show. */
    UpdateHowToMeasure: {
      /** Id of a public video. It may still be in processing. */
      videoId: number;
      /** Id of the image that is shown before it plays. */
      imageId: number;
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** What is edited of an image. */
    UpdateImage: {
      /**
       * Alternative text for screen readers, at most 200 characters. Empty for a decorative image.
       * @example A blouse of green silk
       */
      alt: string;
      /** The version that was read. */
      version: number;
    };
    /** Renames a file. */
    UpdateLessonFile: { /** Name, without an ending. @example Asha Raman */ name: string; };
    /** Whether a customer wants messages. */
    UpdateMessageConsent: { given: boolean; };
    /** New settings of an event. */
    UpdateMessageEvent: {
      on: boolean;
      whatsappTemplate: string;
      /** Language code of the template, like `en` or `en_US`. @example ta */
      language: string;
      /** @example Which needle for silk? */
      text: string;
      dltTemplate: string;
    };
    /**
     * Switches of the channels, and quiet hours.
     *
     *     `quietHours`: Absent for none.
     */
    UpdateMessageSettings: { whatsappOn: boolean; smsOn: boolean; quietHours?: components["schemas"]["QuietHours"]; };
    /** A rate for the pieces of a statement that have none. */
    UpdateMissingRate: {
      /** The month, `yyyy-mm`. @example 2026-08 */
      month: string;
      /** Id of their garment type; absent for pieces without one. */
      garmentTypeId?: number;
      /** For one, in paise. */
      ratePaise: number;
    };
    /**
     * What to notify of, and when.
     *
     *     `quietHours`: Absent for none.
     */
    UpdateNotificationSettings: {
      /** Those to change; others stay. */
      events: components["schemas"]["PushChoice"][];
      quietHours?: components["schemas"]["QuietHours"];
    };
    /** An offer to make. */
    UpdateOffer: {
      /** The offer in a sentence; at most 200 characters. @example Which needle for silk? */
      text: string;
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A new note. */
    UpdateOrderNote: {
      /** Id of the piece it is about, whose maker reads it too; absent for the counter alone. */
      pieceId?: number;
      /**
       * Text, at most 2,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      text: string;
    };
    /**
     * What a piece is: `productId`, or `work` as free text, and how it is wanted. Replaces all of it.
     *
     *     `ageGroup`: Age group of this person; absent if it stays.
     */
    UpdatePiece: {
      /** Version that was read. */
      version: number;
      /** Product of the catalogue. */
      productId?: number;
      /** Description of the item. @example Let out the side seams */
      work?: string;
      /** Garment type of an item that is no product. */
      garmentTypeId?: number;
      /** How many; defaults to 1. */
      quantity?: number;
      /** Name of the person who wears it; absent for the customer. @example Meena */
      forWhom?: string;
      /** Measurement profile of this person. */
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      /**
       * Note about the piece.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      note?: string;
      /** Chosen options. */
      optionIds?: number[];
    };
    /** A new rate. */
    UpdatePieceRate: {
      /** Id of the garment type. */
      garmentTypeId: number;
      /** User id of the maker; absent for the default of all. */
      makerId?: number;
      /** For one piece, in paise; absent for none: a maker without a rate of their own gets the default. */
      ratePaise?: number;
      /** The day from which it counts; today without it, and no earlier one. @example 2026-08-24 */
      fromDay?: string;
    };
    /** A pickup area to create; it is published. */
    UpdatePinCode: {
      /** Six digits. @example 600004 */
      pinCode: string;
      /** Name of the locality, at most 80 characters. @example Mylapore */
      location: string;
      /** The version that was read. */
      version: number;
    };
    /** A product as it is written. */
    UpdateProduct: {
      /** Id of its service. */
      serviceId: number;
      /**
       * Name of the model; at most 80 characters, and no other model of the service has it.
       * @example Boat neck, three-quarter sleeves
       */
      serviceModel: string;
      /** A headline; at most 120 characters. @example A blouse that fits */
      mainTitle: string;
      /**
       * Plain text, blank lines part paragraphs; at most 4,000 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      mainDescription: string;
      /**
       * Price of the stitching in paise, from 100 (one rupee). Without it a product that is changed keeps its own, and a
       *     new one has none yet. Only the owner may send another one than there is.
       */
      pricePaise?: number;
      /** Id of an image of the library, best 4:5. */
      imageId: number;
      /** Id of its own garment type; that of its service without it. */
      garmentTypeId?: number;
      /**
       * Ids of images beside the main one, in order; at most seven.
       * @default []
       */
      moreImages?: number[];
      /** Days until it is ready, up to 365. */
      readyDays?: number;
      /** Fabric that the customer gives, in centimetres, up to 10,000. */
      fabricCm?: number;
      /**
       * What the price includes, one thing a line; at most 600 characters.
       * @default
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      included?: string;
      /**
       * What it does not include, one thing a line; at most 600 characters.
       * @default
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      notIncluded?: string;
      /** Id of the course that teaches it. */
      courseId?: number;
      /**
       * Occasions it is for; at most twelve.
       * @default []
       */
      occasions?: string[];
      /**
       * Fabrics it suits; at most twelve.
       * @default []
       */
      fabrics?: string[];
      /** Whether visitors see it. Not without a price. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /** Answers, hides or shows a question. */
    UpdateQuestion: {
      /**
       * The answer; absent to leave the question without one.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      answer?: string;
      /** Whether only the customer who asked sees it. */
      hidden: boolean;
      /** The version that was read. */
      version: number;
    };
    /** A service as it is written. */
    UpdateService: {
      /** Id of its category. */
      ctid: number;
      /**
       * Name; at most 60 characters, and no other service of the category has it.
       * @example Princess-cut blouse
       */
      serviceName: string;
      /** Type it is listed under; its category's name without it. @example Ladies' Wear */
      serviceType?: string;
      /** Id of an image of the library, best 4:5. */
      imageId: number;
      /** Id of its garment type. */
      garmentTypeId?: number;
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /**
     * A decision about a step.
     *
     *     `step`: The step.
     */
    UpdateSetupStep: {
      step: components["schemas"]["SetupDecision"];
      /** Whether it is decided. `false` withdraws the decision. */
      decided: boolean;
    };
    /**
     * Connects an SMS gateway. Address and body take `{number}` (919876543210), `{mobile}` (9876543210), `{text}`,
     *     `{sender}`, `{template}` (DLT id of the text) and `{key}`.
     */
    UpdateSmsChannel: {
      /** @example 7, North Mada Street, Mylapore */
      address: string;
      method: components["schemas"]["SmsMethod"];
      bodyType: components["schemas"]["SmsBody"];
      /** Empty with `get`. */
      body: string;
      /** Header that carries the key, like `Authorization`; empty for none. */
      header: string;
      /** Left out retains the one for the same address. @example aroundBust */
      key?: string;
      /** Sender ID registered for DLT, like `HEMMOG`. */
      sender: string;
      /**
       * Secret in the address that the gateway calls with answers; left out retains the one for the same address, and
       *     empty ends it.
       */
      replySecret?: string;
      /** Field of such a call with the customer's number; left out for `from`. */
      replyNumber?: string;
      /** Field with the text; left out for `text`. */
      replyText?: string;
    };
    /**
     * A person to invite.
     *
     *     `role`: Role.
     */
    UpdateStaff: {
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number. @example 98765 43210 */
      mobile: string;
      /** Email address; absent for none. @example asha@example.com */
      email?: string;
      role: components["schemas"]["TeamRole"];
      /** Return the link to be passed on, instead of emailing it. */
      handOver: boolean;
    };
    /** Switches a status link. */
    UpdateStatusLink: {
      /** Whether the link works. Switching it on again makes a new one; the old one stays dead. */
      on: boolean;
    };
    /** What a client said. */
    UpdateTestimonial: {
      /** Who said it; at most 80 characters. @example Asha Raman */
      name: string;
      /** Where they are from, or what they had made; at most 80 characters. @example Wedding blouse */
      company: string;
      /**
       * What they said; at most 600 characters.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      quote: string;
      /** The day they said it. @example 2026-08-24 */
      date: string;
      /** Id of an image of the person or of the piece. */
      imageId: number;
      /** Whether visitors see it. */
      published: boolean;
      /** The version that was read. */
      version: number;
    };
    /**
     * A new trial, or none.
     *
     *     `trial`: The trial; absent to remove it.
     */
    UpdateTrial: { trial?: components["schemas"]["Trial"]; };
    /** What is edited of a video. */
    UpdateVideo: {
      /** Internal title, at most 120 characters. @example Princess-cut blouse */
      title: string;
      /** The version that was read. */
      version: number;
    };
    /** Connects WhatsApp. */
    UpdateWhatsAppChannel: {
      /** Phone number ID of the shop's number, from Meta's developer page. */
      phoneNumberId: string;
      /** Permanent access token; left out retains the one of the same number. @example 3f9c2a7d */
      token?: string;
      /** Id of the WhatsApp Business account, to see which templates are approved; left out for none. */
      businessAccountId?: string;
      /** Secret of Meta's app, which signs its calls; left out retains the one of the same number. */
      appSecret?: string;
      /** Verify token of the webhook; left out retains the one of the same number. */
      verifyToken?: string;
    };
    /** A public video. */
    Video: {
      /** URL of the MP4 file. @example /uploads/blouse-1200.webp */
      src: string;
      /** Width in pixels. */
      width: number;
      /** Height in pixels. */
      height: number;
      /** Length in seconds. */
      seconds: number;
      /** URL of the WebVTT captions. @example /uploads/hem.vtt */
      captions?: string;
    };
    /** A new cover: an image of the library, or a frame of the video. */
    VideoCover: {
      /** Id of an image. */
      imageId?: number;
      /** Position of the frame, in seconds from the start. */
      second?: number;
    };
    /** State of a video. */
    VideoState: "uploading" | "processing" | "ready" | "failed";
    /**
     * A processing step of a video.
     *
     *     `name`: The step.
     *
     *     `state`: Its state.
     */
    VideoStep: {
      name: components["schemas"]["VideoStepName"];
      state: components["schemas"]["VideoStepState"];
      /** Progress of a running step: 0 to 99. */
      percent?: number;
    };
    /** A processing step. */
    VideoStepName: "check" | "prepare" | "cover" | "smaller";
    /** State of a step. */
    VideoStepState: "waiting" | "running" | "done" | "skipped" | "failed";
    /** The assignment of a visit. */
    VisitAssignment: {
      /** User id of the team member who goes; absent to remove the assignment. */
      assigneeId?: number;
      /** Current assignee as known to the caller; absent for none. */
      fromId?: number;
    };
    /** Slots of one day. */
    VisitDay: {
      /** The day. @example 2026-08-24 */
      day: string;
      /** The first bookable day: tomorrow in India. @example 2026-08-24 */
      earliest: string;
      /** The last bookable day. @example 2026-08-24 */
      latest: string;
      /** Whether the shop is closed on this day. */
      closed: boolean;
      /** The five slots, in order. */
      slots: components["schemas"]["FreeSlot"][];
      /** The next bookable days, at most ten, whatever the day. */
      nextDays: components["schemas"]["DayPlaces"][];
      /** Day on which a piece whose fabric is collected on this day is usually ready. @example 2026-08-24 */
      usuallyReady: string;
      /** Fee of an order needed before `usuallyReady`, in paise; 0 for none. @example 145000 */
      rushPaise: number;
    };
    /** What a visit is for. */
    VisitPurpose: "measure" | "trial" | "hand_over";
    /** A part of the day. */
    VisitSlot: "11:00 AM To 1:00PM" | "1:00PM To 3:00PM" | "3:00PM To 5:00PM" | "5:00PM To 7:00PM" | "Full Day";
    /**
     * A new time for a visit.
     *
     *     `slot`: Part of the day.
     *
     *     `purpose`: What the visit is for; absent if it stays, and for a new visit if it follows from the order's
     *     step.
     */
    VisitTime: {
      /** The day. @example 2026-08-24 */
      day: string;
      slot: components["schemas"]["VisitSlot"];
      purpose?: components["schemas"]["VisitPurpose"];
    };
    /** New details of a walk-in. */
    WalkInChange: {
      /** Name. @example Asha Raman */
      name: string;
      /** Mobile number; absent for none. @example 98765 43210 */
      mobile?: string;
      /** Email address; absent for none. @example asha@example.com */
      email?: string;
      /** Version of the record that the update is based on. */
      version: number;
    };
    /** The walk-in to link. */
    WalkInLink: { /** Id of the walk-in. */ walkIn: number; };
    /**
     * An order taken in the shop. The customer is `customerId`, or `name` with contact details.
     *
     *     `visit`: A home visit.
     *
     *     `advanceMethod`: How the advance is paid at the counter now; absent if it stays due. Owner only.
     */
    WalkInOrder: {
      /** Id of an existing customer. */
      customerId?: number;
      /** Name of a new customer. @example Asha Raman */
      name?: string;
      /** Mobile number of a new customer. @example 98765 43210 */
      mobile?: string;
      /** Email address for updates about the order; without it none are sent. @example asha@example.com */
      email?: string;
      /** What to stitch. */
      pieces: components["schemas"]["WalkInPiece"][];
      /** Day on which the customer needs it. @example 2026-08-24 */
      neededBy?: string;
      /**
       * Fee for an urgent order, in paise; absent for the usual one, if it is needed sooner than an
       *     order is usually ready.
       */
      rushPaise?: number;
      /** Discount in paise; absent for none, and with `discountPercent`. Owner only. */
      discountPaise?: number;
      /** Discount in percent of the agreed prices, rounded to whole rupees. Owner only. */
      discountPercent?: number;
      /** Reason for the discount. Required with a discount; the customer sees it. @example Regular customer */
      discountReason?: string;
      visit?: components["schemas"]["WalkInVisit"];
      /** The advance to pay, in paise; 0 for none. */
      advancePaise: number;
      advanceMethod?: components["schemas"]["BalanceMethod"];
      /**
       * The customer agreed to updates about orders by WhatsApp or SMS. Absent or false changes
       *     nothing.
       */
      messages?: boolean;
    };
    /**
     * A piece taken in the shop: `productId`, or `work` as free text.
     *
     *     `ageGroup`: Age group of this person; defaults to that of the profile, or an adult.
     *
     *     `fabricSource`: Whose fabric; defaults to the customer's.
     *
     *     `unit`: Unit in which they were entered; defaults to the shop's.
     *
     *     `trial`: The trial.
     */
    WalkInPiece: {
      /** Product of the catalogue. */
      productId?: number;
      /** Description of the item. @example Let out the side seams */
      work?: string;
      /** Garment type of an item that is no product. */
      garmentTypeId?: number;
      /** How many; defaults to 1. */
      quantity?: number;
      /** Name of the person who wears it; absent for the customer. @example Meena */
      forWhom?: string;
      /** Measurement profile of this person. */
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      /**
       * Note about the piece.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      note?: string;
      fabricSource?: components["schemas"]["FabricSource"];
      /**
       * Description of the fabric.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      fabric?: string;
      /** Chosen options. */
      optionIds?: number[];
      /** Lengths in cm by field, as far as they were taken. */
      measurements?: { [key: string]: number; };
      unit?: components["schemas"]["LengthUnit"];
      /** The promised day. @example 2026-08-24 */
      promisedDay?: string;
      trial?: components["schemas"]["Trial"];
      /** User id of the team member who makes it. */
      assigneeId?: number;
      /** Agreed price for the whole quantity, in paise. Owner only. */
      pricePaise?: number;
    };
    /**
     * A visit for an order taken in the shop.
     *
     *     `slot`: Part of the day.
     *
     *     `purpose`: What the visit is for; absent if it follows from the order's step.
     */
    WalkInVisit: {
      /** The day. @example 2026-08-24 */
      day: string;
      slot: components["schemas"]["VisitSlot"];
      /**
       * Address.
       * @example Two blouses, one lehenga.
       *     Can you come on Saturday?
       */
      address: string;
      /** Pin code of the address. @example 600004 */
      pinCode: string;
      purpose?: components["schemas"]["VisitPurpose"];
    };
    /**
     * Something that customers book often.
     *
     *     `hit`: As a search finds it.
     */
    WantedItem: {
      hit: components["schemas"]["SearchHit"];
      /** How often it was booked in the last 30 days. */
      timesBooked: number;
    };
    /** The event is recorded. */
    WebhookReceived: { /** Always true. */ received: boolean; };
    /**
     * A previous website with its lists.
     *
     *     `website`: The website.
     */
    WebsiteDetail: {
      website: components["schemas"]["WebsiteSummary"];
      /** Its lists, in the order in which they are imported. */
      lists: components["schemas"]["WebsiteList"][];
      /** Whether what was imported can be undone. */
      canUndo: boolean;
      /** Images that could not be fetched. */
      imagesMissing: number;
      /** The first of them. */
      missing: components["schemas"]["MissingImage"][];
    };
    /**
     * A list of a website.
     *
     *     `kind`: What it becomes.
     *
     *     `status`: Whether it is read.
     *
     *     `import`: Its entries as an import, once they are read.
     */
    WebsiteList: {
      kind: components["schemas"]["ImportKind"];
      /** Its path on the website; empty if it is not known. @example /products/blouses/12 */
      path: string;
      status: components["schemas"]["ListStatus"];
      /** Why it could not be read. @example media.video_broken */
      problem?: string;
      /** What was left out while reading, a sentence each. */
      notes: string[];
      import?: components["schemas"]["ImportSummary"];
    };
    /**
     * What the import of a list would do.
     *
     *     `kind`: What the list becomes.
     *
     *     `preview`: What would happen.
     */
    WebsiteListPreview: { kind: components["schemas"]["ImportKind"]; preview: components["schemas"]["ImportPreview"]; };
    /** How far the import of a website is. */
    WebsiteStage: "reading" | "ready" | "importing" | "done" | "undoing" | "undone";
    /**
     * A previous website.
     *
     *     `stage`: How far it is.
     */
    WebsiteSummary: {
      /** Id. */
      id: number;
      /** Its address. @example 7, North Mada Street, Mylapore */
      address: string;
      stage: components["schemas"]["WebsiteStage"];
      /** Stopped for now: nothing more is read or imported. */
      stopped: boolean;
      /** When it was entered. @example 2026-08-24T06:30:00Z */
      createdAt: string;
    };
    /** The shop's number at the WhatsApp Cloud API. Its token and secrets are never shown. */
    WhatsAppChannel: {
      phoneNumberId: string;
      /** Id of the WhatsApp Business account; empty for none. */
      businessAccountId: string;
      hasAppSecret: boolean;
      hasVerifyToken: boolean;
      /** When Meta last called the webhook. @example 2026-08-24T06:30:00Z */
      calledAt?: string;
    };
    /**
     * Promised pieces as of today, and orders that became ready in a range of days.
     *
     *     `ready`: How long orders took.
     */
    WorkReport: {
      /** Pieces that are not ready and promised for today or the six days after it. */
      due: number;
      /** Pieces that are not ready and were promised for an earlier day. */
      late: number;
      /** Those by days late. */
      lateBy: components["schemas"]["LatePieces"][];
      /** The late pieces, latest first, then those due; at most a hundred. */
      pieces: components["schemas"]["DuePiece"][];
      ready: components["schemas"]["ReadyTimes"];
    };
    /** The response body of every error. */
    Problem: {
      /** Stable code, `feature.reason`. */
      code: "access_token.invalid" | "access_token.limited" | "access_token.not_allowed" | "access_token.scope_needed" | "access_token.with_cookie" | "auth.access_token_not_found" | "auth.app_unreadable" | "auth.code_needed" | "auth.confirmation_needed" | "auth.customer_not_found" | "auth.email_needed" | "auth.email_taken" | "auth.email_unknown" | "auth.forgot_limited" | "auth.has_password" | "auth.invalid_credentials" | "auth.is_blocked" | "auth.last_owner" | "auth.link_dead" | "auth.login_limited" | "auth.mail_not_queued" | "auth.mobile_taken" | "auth.no_email" | "auth.not_yourself" | "auth.note_not_found" | "auth.only_contact" | "auth.order_open" | "auth.owner_exists" | "auth.owners_password" | "auth.registration_limited" | "auth.session_not_found" | "auth.staff_not_found" | "auth.too_many_tokens" | "auth.two_factor_not_begun" | "auth.two_factor_on" | "auth.walk_in_known" | "auth.walk_in_not_found" | "auth.wrong_code" | "auth.wrong_password" | "catalogue.above_deleted" | "catalogue.category_not_found" | "catalogue.name_taken" | "catalogue.not_delivered" | "catalogue.not_empty" | "catalogue.photo_not_found" | "catalogue.product_not_found" | "catalogue.review_not_found" | "catalogue.service_not_found" | "catalogue.too_many_photos" | "content.enquiry_refused" | "content.entry_not_found" | "content.event_not_found" | "content.page_not_found" | "courses.above_deleted" | "courses.access_ended" | "courses.access_expired" | "courses.already_owned" | "courses.category_not_found" | "courses.certificate_not_found" | "courses.enrolment_not_found" | "courses.enrolment_revoked" | "courses.enrolment_unknown" | "courses.file_not_found" | "courses.gift_claimed" | "courses.gift_expired" | "courses.gift_not_found" | "courses.gift_paid" | "courses.grant_not_found" | "courses.lesson_not_found" | "courses.name_taken" | "courses.not_all_watched" | "courses.not_empty" | "courses.not_found" | "courses.nothing_to_undo" | "courses.question_not_found" | "courses.review_not_found" | "courses.too_many_devices" | "courses.too_many_files" | "courses.too_many_grants" | "courses.too_many_questions" | "courses.watches_already" | "email.forgotten" | "email.no_own_address" | "email.not_found" | "email.on_its_way" | "email.over" | "email.set_by_machine" | "file.broken" | "file.no_room" | "file.too_large" | "file.unknown_kind" | "garments.garment_type_not_found" | "garments.name_taken" | "garments.owner_not_found" | "imports.already_started" | "imports.column_missing" | "imports.file_empty" | "imports.file_too_large" | "imports.file_unreadable" | "imports.import_not_found" | "imports.not_undoable" | "imports.website_not_found" | "invoices.receipt_not_found" | "ledger.drawer_closed" | "ledger.drawer_not_closed" | "ledger.drawer_not_open" | "ledger.entry_not_found" | "ledger.entry_reversed" | "ledger.expense_not_found" | "ledger.range_invalid" | "maintenance.backup_not_found" | "maintenance.busy" | "maintenance.last_backup" | "maintenance.no_backup_bucket" | "maintenance.replaced_not_found" | "media.captions_invalid" | "media.captions_too_large" | "media.disk_nearly_full" | "media.image_broken" | "media.image_not_found" | "media.image_too_large" | "media.image_too_many_pixels" | "media.image_unknown_kind" | "media.image_used" | "media.no_video_tools" | "media.storage_failed" | "media.storage_needed" | "media.storage_not_set_up" | "media.storage_unreachable" | "media.upload_elsewhere" | "media.upload_length" | "media.upload_metadata" | "media.upload_not_found" | "media.upload_offset" | "media.upload_overlong" | "media.upload_version" | "media.video_broken" | "media.video_not_found" | "media.video_not_ready" | "media.video_too_large" | "media.video_unknown_kind" | "media.video_used" | "messages.customer_not_found" | "messages.forgotten" | "messages.no_business_account" | "messages.no_own_number" | "messages.not_found" | "messages.on_its_way" | "messages.webhook_refused" | "messages.webhook_unknown" | "notifications.device_not_found" | "notifications.key_changed" | "orders.advance_is_owners" | "orders.advance_paid" | "orders.alteration_handed_over" | "orders.alteration_not_found" | "orders.balance_changed" | "orders.balance_due" | "orders.cannot_cancel" | "orders.cannot_reschedule" | "orders.customer_not_found" | "orders.has_alterations" | "orders.holiday_not_found" | "orders.invoiced" | "orders.last_piece" | "orders.no_advance_due" | "orders.not_delivered" | "orders.nothing_to_undo" | "orders.order_not_found" | "orders.order_over" | "orders.pay_alteration" | "orders.photo_not_found" | "orders.piece_not_found" | "orders.pin_code_not_found" | "orders.profile_not_found" | "orders.several_pieces" | "orders.slot_full" | "orders.status_link_ended" | "orders.too_many_photos" | "orders.too_many_pieces" | "orders.too_many_profiles" | "orders.too_many_shop_photos" | "orders.too_many_waiting" | "orders.wrong_status" | "payments.already_held" | "payments.below_minimum" | "payments.bill_closed" | "payments.bill_not_found" | "payments.closed" | "payments.coupon_held" | "payments.coupon_invalid" | "payments.coupon_not_found" | "payments.coupon_tries" | "payments.coupon_used" | "payments.keys_by_environment" | "payments.keys_refused" | "payments.live_keys_only" | "payments.not_for_sale" | "payments.nothing_to_refund" | "payments.order_not_found" | "payments.order_replaced" | "payments.other_provider" | "payments.payment_not_found" | "payments.provider_silent" | "payments.provider_unreachable" | "payments.refund_not_failed" | "payments.refund_not_found" | "payments.sandbox_order_not_found" | "payments.sandbox_order_paid" | "payments.signature_invalid" | "payments.state_needed" | "payments.unmatched_known" | "payments.unmatched_unmatched" | "payments.webhook_refused" | "payments.webhook_unknown" | "photo.broken" | "photo.too_large" | "photo.unknown_kind" | "piecework.entry_not_found" | "piecework.maker_not_found" | "piecework.month_not_over" | "piecework.not_priced" | "piecework.piece_not_found" | "piecework.statement_closed" | "record.conflict" | "request.body_too_large" | "request.broken_json" | "request.forbidden_origin" | "request.idempotency_key_reused" | "request.invalid_body" | "request.invalid_idempotency_key" | "request.invalid_parameter" | "request.method_not_allowed" | "request.not_found" | "request.range_not_satisfiable" | "request.still_running" | "request.timeout" | "request.too_many" | "request.unsupported_media_type" | "session.needed" | "session.not_allowed" | "setup.link_dead" | "setup.no_room_for_samples" | "setup.nothing_to_set" | "store.busy" | "store.internal";
      /** English message. @example For a wedding in December. */
      message: string;
      /** Problems of single fields, if the error is about a form. */
      fields?: components["schemas"]["FieldProblem"][];
    };
  };
  responses: {
    /** Why it did not work. */
    Problem: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["Problem"]; };
    };
  };
  parameters: {
    /** Id of the record. */
    RecordId: number;
    /** Id of the order. */
    OrderId: number;
    /** Text to search for. */
    Q: string;
    /** `true` for what is in the trash. */
    Deleted: boolean;
    /** Id of the enrolment. */
    EnrolmentId: number;
    /** The month, `yyyy-mm`. */
    Month: string;
    /** Id of the piece. */
    PieceId: number;
    /** Id of the account. */
    AccountId: number;
    /** `next` of the part before. */
    Before: number;
    /** Id of the photo. */
    PhotoId: number;
    /** User id of the maker. */
    Maker: number;
    /** The first day. */
    From: string;
    /** The last day. */
    To: string;
    /** Id of the website. */
    WebsiteId: number;
    /** Id of the import. */
    ImportId: number;
    /** Id of the video. */
    VideoId: number;
    /** Id of the product. */
    ProductId: number;
    /** Id of the file. */
    FileId: number;
    /** Row id. */
    Id: number;
    /** The day. */
    Day: string;
    /** User id of the customer. */
    Customer: number;
    /** Id of the profile. */
    ProfileId: number;
    /** Id of the payment. */
    PaymentId: number;
    /** Version of tus: 1.0.0. */
    TusResumable: string;
    /** Name of the backup. */
    Name: string;
    /**
     * Also what is below it, which is restored with it. Without it one with something below is refused, with how
     *     much that is.
     */
    WithEverything: boolean;
    /** Id of the course. */
    CourseId: number;
    /** Id of the alteration. */
    AlterationId: number;
    /** What it is compared with; nothing without it. */
    Compare: components["schemas"]["Comparison"];
    /** Id of the customer. */
    CustomerId: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type AccessTokenSummary = components['schemas']['AccessTokenSummary'];
export type Account = components['schemas']['Account'];
export type AccountChange = components['schemas']['AccountChange'];
export type AccountData = components['schemas']['AccountData'];
export type AddFavourites = components['schemas']['AddFavourites'];
export type AdminChoiceGroup = components['schemas']['AdminChoiceGroup'];
export type AdminChoiceOption = components['schemas']['AdminChoiceOption'];
export type AdminCoupon = components['schemas']['AdminCoupon'];
export type AdminGarmentType = components['schemas']['AdminGarmentType'];
export type AdminPinCode = components['schemas']['AdminPinCode'];
export type Advance = components['schemas']['Advance'];
export type AdvancesOfMonth = components['schemas']['AdvancesOfMonth'];
export type AgeGroup = components['schemas']['AgeGroup'];
export type AgedBalance = components['schemas']['AgedBalance'];
export type AgreedPrice = components['schemas']['AgreedPrice'];
export type Alteration = components['schemas']['Alteration'];
export type AlterationStatus = components['schemas']['AlterationStatus'];
export type AlterationStep = components['schemas']['AlterationStep'];
export type AlterationSummary = components['schemas']['AlterationSummary'];
export type AlterationWork = components['schemas']['AlterationWork'];
export type AmountDifference = components['schemas']['AmountDifference'];
export type Approval = components['schemas']['Approval'];
export type Assignment = components['schemas']['Assignment'];
export type AuditDetail = components['schemas']['AuditDetail'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditPerson = components['schemas']['AuditPerson'];
export type Backup = components['schemas']['Backup'];
export type BackupBucket = components['schemas']['BackupBucket'];
export type BackupBucketHealth = components['schemas']['BackupBucketHealth'];
export type BackupBucketSaved = components['schemas']['BackupBucketSaved'];
export type BackupDetail = components['schemas']['BackupDetail'];
export type BackupHealth = components['schemas']['BackupHealth'];
export type BackupKind = components['schemas']['BackupKind'];
export type BackupList = components['schemas']['BackupList'];
export type BalanceMethod = components['schemas']['BalanceMethod'];
export type BalancePayment = components['schemas']['BalancePayment'];
export type BalancesOfAge = components['schemas']['BalancesOfAge'];
export type BalancesReport = components['schemas']['BalancesReport'];
export type BannerEntry = components['schemas']['BannerEntry'];
export type BannerLine = components['schemas']['BannerLine'];
export type Beginning = components['schemas']['Beginning'];
export type BoardBy = components['schemas']['BoardBy'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarFeedAddress = components['schemas']['CalendarFeedAddress'];
export type CalendarSettings = components['schemas']['CalendarSettings'];
export type CalendarSlot = components['schemas']['CalendarSlot'];
export type CalendarWeek = components['schemas']['CalendarWeek'];
export type Captions = components['schemas']['Captions'];
export type CashDrawer = components['schemas']['CashDrawer'];
export type CashExpense = components['schemas']['CashExpense'];
export type Category = components['schemas']['Category'];
export type CategoryDetail = components['schemas']['CategoryDetail'];
export type Certificate = components['schemas']['Certificate'];
export type CertificateHealth = components['schemas']['CertificateHealth'];
export type ChatText = components['schemas']['ChatText'];
export type ChatTextKind = components['schemas']['ChatTextKind'];
export type ChatTexts = components['schemas']['ChatTexts'];
export type CheckCoupon = components['schemas']['CheckCoupon'];
export type Checkout = components['schemas']['Checkout'];
export type CheckoutBegun = components['schemas']['CheckoutBegun'];
export type CheckoutOutcome = components['schemas']['CheckoutOutcome'];
export type ChoiceGroup = components['schemas']['ChoiceGroup'];
export type ChoiceList = components['schemas']['ChoiceList'];
export type ChoiceListSummary = components['schemas']['ChoiceListSummary'];
export type ChoiceOption = components['schemas']['ChoiceOption'];
export type ChoiceOwner = components['schemas']['ChoiceOwner'];
export type ChooseImportFields = components['schemas']['ChooseImportFields'];
export type ChooseWebsiteLists = components['schemas']['ChooseWebsiteLists'];
export type ClaimGift = components['schemas']['ClaimGift'];
export type ClaimedGift = components['schemas']['ClaimedGift'];
export type CloseCashDrawer = components['schemas']['CloseCashDrawer'];
export type CloseStatement = components['schemas']['CloseStatement'];
export type ColourScheme = components['schemas']['ColourScheme'];
export type Colours = components['schemas']['Colours'];
export type Comparison = components['schemas']['Comparison'];
export type ConfirmRecoveryKey = components['schemas']['ConfirmRecoveryKey'];
export type ConsentSource = components['schemas']['ConsentSource'];
export type ContactKind = components['schemas']['ContactKind'];
export type ContactLink = components['schemas']['ContactLink'];
export type ContactRelease = components['schemas']['ContactRelease'];
export type CountedPiece = components['schemas']['CountedPiece'];
export type CounterMethod = components['schemas']['CounterMethod'];
export type CouponChecked = components['schemas']['CouponChecked'];
export type CouponOfMonth = components['schemas']['CouponOfMonth'];
export type CouponUse = components['schemas']['CouponUse'];
export type CouponUsePage = components['schemas']['CouponUsePage'];
export type Course = components['schemas']['Course'];
export type CourseCategory = components['schemas']['CourseCategory'];
export type CourseCategoryDetail = components['schemas']['CourseCategoryDetail'];
export type CourseDetail = components['schemas']['CourseDetail'];
export type CourseDetailPage = components['schemas']['CourseDetailPage'];
export type CourseDetails = components['schemas']['CourseDetails'];
export type CourseGift = components['schemas']['CourseGift'];
export type CourseGiftLine = components['schemas']['CourseGiftLine'];
export type CourseGiftState = components['schemas']['CourseGiftState'];
export type CourseLack = components['schemas']['CourseLack'];
export type CourseLevel = components['schemas']['CourseLevel'];
export type CourseRenewal = components['schemas']['CourseRenewal'];
export type CreateAccessToken = components['schemas']['CreateAccessToken'];
export type CreateAppointment = components['schemas']['CreateAppointment'];
export type CreateBanner = components['schemas']['CreateBanner'];
export type CreateCategory = components['schemas']['CreateCategory'];
export type CreateCounterPayment = components['schemas']['CreateCounterPayment'];
export type CreateCoupon = components['schemas']['CreateCoupon'];
export type CreateCourse = components['schemas']['CreateCourse'];
export type CreateCourseCategory = components['schemas']['CreateCourseCategory'];
export type CreateCourseGift = components['schemas']['CreateCourseGift'];
export type CreateEvent = components['schemas']['CreateEvent'];
export type CreateEventImage = components['schemas']['CreateEventImage'];
export type CreateExpense = components['schemas']['CreateExpense'];
export type CreateGallery = components['schemas']['CreateGallery'];
export type CreateGarmentField = components['schemas']['CreateGarmentField'];
export type CreateGarmentType = components['schemas']['CreateGarmentType'];
export type CreateHowToMeasure = components['schemas']['CreateHowToMeasure'];
export type CreateImportWebsite = components['schemas']['CreateImportWebsite'];
export type CreateInvitation = components['schemas']['CreateInvitation'];
export type CreateLesson = components['schemas']['CreateLesson'];
export type CreateNotificationDevice = components['schemas']['CreateNotificationDevice'];
export type CreateOffer = components['schemas']['CreateOffer'];
export type CreatePaymentOrder = components['schemas']['CreatePaymentOrder'];
export type CreatePiece = components['schemas']['CreatePiece'];
export type CreatePinCode = components['schemas']['CreatePinCode'];
export type CreatePlaybackGrant = components['schemas']['CreatePlaybackGrant'];
export type CreateProduct = components['schemas']['CreateProduct'];
export type CreateQuestion = components['schemas']['CreateQuestion'];
export type CreateService = components['schemas']['CreateService'];
export type CreateStatementEntry = components['schemas']['CreateStatementEntry'];
export type CreateTestimonial = components['schemas']['CreateTestimonial'];
export type CreateWalkIn = components['schemas']['CreateWalkIn'];
export type CreatedAccessToken = components['schemas']['CreatedAccessToken'];
export type CreditDraft = components['schemas']['CreditDraft'];
export type Customer = components['schemas']['Customer'];
export type CustomerAccount = components['schemas']['CustomerAccount'];
export type CustomerFilter = components['schemas']['CustomerFilter'];
export type CustomerMessageConsent = components['schemas']['CustomerMessageConsent'];
export type CustomerMoney = components['schemas']['CustomerMoney'];
export type CustomerNote = components['schemas']['CustomerNote'];
export type CustomerPage = components['schemas']['CustomerPage'];
export type CustomerRow = components['schemas']['CustomerRow'];
export type DateRange = components['schemas']['DateRange'];
export type DayLoad = components['schemas']['DayLoad'];
export type DayPlaces = components['schemas']['DayPlaces'];
export type DesignerCredit = components['schemas']['DesignerCredit'];
export type DifferenceReason = components['schemas']['DifferenceReason'];
export type DisputeStatus = components['schemas']['DisputeStatus'];
export type DrawerClosing = components['schemas']['DrawerClosing'];
export type DuePiece = components['schemas']['DuePiece'];
export type DueReason = components['schemas']['DueReason'];
export type EmailChoice = components['schemas']['EmailChoice'];
export type EmailDelivery = components['schemas']['EmailDelivery'];
export type EmailEncryption = components['schemas']['EmailEncryption'];
export type EmailHealth = components['schemas']['EmailHealth'];
export type EmailRoute = components['schemas']['EmailRoute'];
export type Enquiry = components['schemas']['Enquiry'];
export type EnquiryAnswer = components['schemas']['EnquiryAnswer'];
export type EnquiryEntry = components['schemas']['EnquiryEntry'];
export type EnquiryMark = components['schemas']['EnquiryMark'];
export type EnquiryPage = components['schemas']['EnquiryPage'];
export type EnquiryReceived = components['schemas']['EnquiryReceived'];
export type Enrolment = components['schemas']['Enrolment'];
export type EnrolmentDetail = components['schemas']['EnrolmentDetail'];
export type EnrolmentEvent = components['schemas']['EnrolmentEvent'];
export type EnrolmentEventKind = components['schemas']['EnrolmentEventKind'];
export type EnrolmentGift = components['schemas']['EnrolmentGift'];
export type EnrolmentLesson = components['schemas']['EnrolmentLesson'];
export type EnrolmentLine = components['schemas']['EnrolmentLine'];
export type EnrolmentPage = components['schemas']['EnrolmentPage'];
export type EnrolmentSource = components['schemas']['EnrolmentSource'];
export type EnrolmentState = components['schemas']['EnrolmentState'];
export type EntryState = components['schemas']['EntryState'];
export type Event = components['schemas']['Event'];
export type EventDetails = components['schemas']['EventDetails'];
export type EventEntry = components['schemas']['EventEntry'];
export type EventImage = components['schemas']['EventImage'];
export type Expense = components['schemas']['Expense'];
export type ExpenseList = components['schemas']['ExpenseList'];
export type ExpenseMethod = components['schemas']['ExpenseMethod'];
export type ExpensesOfCategory = components['schemas']['ExpensesOfCategory'];
export type Extension = components['schemas']['Extension'];
export type Fabric = components['schemas']['Fabric'];
export type FabricSource = components['schemas']['FabricSource'];
export type FailedRun = components['schemas']['FailedRun'];
export type Favourites = components['schemas']['Favourites'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type FileFormat = components['schemas']['FileFormat'];
export type FileKind = components['schemas']['FileKind'];
export type FileStorage = components['schemas']['FileStorage'];
export type FileStorageBucket = components['schemas']['FileStorageBucket'];
export type FinishSandboxPayment = components['schemas']['FinishSandboxPayment'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type FreeSlot = components['schemas']['FreeSlot'];
export type GalleryEntry = components['schemas']['GalleryEntry'];
export type GalleryImage = components['schemas']['GalleryImage'];
export type GalleryItem = components['schemas']['GalleryItem'];
export type GarmentField = components['schemas']['GarmentField'];
export type GarmentMeasurements = components['schemas']['GarmentMeasurements'];
export type GarmentType = components['schemas']['GarmentType'];
export type GiftPayment = components['schemas']['GiftPayment'];
export type GrievanceOfficer = components['schemas']['GrievanceOfficer'];
export type GstState = components['schemas']['GstState'];
export type Health = components['schemas']['Health'];
export type HeldMails = components['schemas']['HeldMails'];
export type Holiday = components['schemas']['Holiday'];
export type HoursDraft = components['schemas']['HoursDraft'];
export type HowToMeasureEntry = components['schemas']['HowToMeasureEntry'];
export type Image = components['schemas']['Image'];
export type ImageCrop = components['schemas']['ImageCrop'];
export type ImageFocus = components['schemas']['ImageFocus'];
export type ImageSize = components['schemas']['ImageSize'];
export type ImageSource = components['schemas']['ImageSource'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportDetail = components['schemas']['ImportDetail'];
export type ImportFieldChoice = components['schemas']['ImportFieldChoice'];
export type ImportFileKind = components['schemas']['ImportFileKind'];
export type ImportKind = components['schemas']['ImportKind'];
export type ImportOutcome = components['schemas']['ImportOutcome'];
export type ImportPreview = components['schemas']['ImportPreview'];
export type ImportStatus = components['schemas']['ImportStatus'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type Invited = components['schemas']['Invited'];
export type InvoiceWait = components['schemas']['InvoiceWait'];
export type IssuedReceipt = components['schemas']['IssuedReceipt'];
export type KeysFrom = components['schemas']['KeysFrom'];
export type LastMeasurements = components['schemas']['LastMeasurements'];
export type LastOrder = components['schemas']['LastOrder'];
export type LastRestore = components['schemas']['LastRestore'];
export type LatePieces = components['schemas']['LatePieces'];
export type LatestMoney = components['schemas']['LatestMoney'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LengthRange = components['schemas']['LengthRange'];
export type LengthUnit = components['schemas']['LengthUnit'];
export type Lesson = components['schemas']['Lesson'];
export type LessonDetail = components['schemas']['LessonDetail'];
export type LessonFile = components['schemas']['LessonFile'];
export type LessonFileDetail = components['schemas']['LessonFileDetail'];
export type LessonFileOrder = components['schemas']['LessonFileOrder'];
export type LessonQuestion = components['schemas']['LessonQuestion'];
export type LibraryImage = components['schemas']['LibraryImage'];
export type LibraryImagePage = components['schemas']['LibraryImagePage'];
export type LibraryVideo = components['schemas']['LibraryVideo'];
export type LibraryVideoPage = components['schemas']['LibraryVideoPage'];
export type LinkedCourse = components['schemas']['LinkedCourse'];
export type LinkedWalkIn = components['schemas']['LinkedWalkIn'];
export type ListStatus = components['schemas']['ListStatus'];
export type Location = components['schemas']['Location'];
export type Login = components['schemas']['Login'];
export type MailDetail = components['schemas']['MailDetail'];
export type MailEntry = components['schemas']['MailEntry'];
export type MailError = components['schemas']['MailError'];
export type MailFact = components['schemas']['MailFact'];
export type MailPage = components['schemas']['MailPage'];
export type MailPreview = components['schemas']['MailPreview'];
export type MailState = components['schemas']['MailState'];
export type MailTested = components['schemas']['MailTested'];
export type MailTried = components['schemas']['MailTried'];
export type MailsReleased = components['schemas']['MailsReleased'];
export type MaintenanceRun = components['schemas']['MaintenanceRun'];
export type MakerLoad = components['schemas']['MakerLoad'];
export type MakerSummary = components['schemas']['MakerSummary'];
export type MatchPayment = components['schemas']['MatchPayment'];
export type MeasureDrawing = components['schemas']['MeasureDrawing'];
export type MeasureVideo = components['schemas']['MeasureVideo'];
export type MeasuredBy = components['schemas']['MeasuredBy'];
export type MeasuredLength = components['schemas']['MeasuredLength'];
export type MeasurementProfile = components['schemas']['MeasurementProfile'];
export type Measuring = components['schemas']['Measuring'];
export type MediaUse = components['schemas']['MediaUse'];
export type MessageChannel = components['schemas']['MessageChannel'];
export type MessageEvent = components['schemas']['MessageEvent'];
export type MessageEventSettings = components['schemas']['MessageEventSettings'];
export type MessagePage = components['schemas']['MessagePage'];
export type MessagePlaceholder = components['schemas']['MessagePlaceholder'];
export type MessageReportTaken = components['schemas']['MessageReportTaken'];
export type MessageSettings = components['schemas']['MessageSettings'];
export type MessageState = components['schemas']['MessageState'];
export type MessageSummary = components['schemas']['MessageSummary'];
export type MissedSearch = components['schemas']['MissedSearch'];
export type MissingImage = components['schemas']['MissingImage'];
export type MoneyIn = components['schemas']['MoneyIn'];
export type MoneyOfDay = components['schemas']['MoneyOfDay'];
export type MoneyOfKind = components['schemas']['MoneyOfKind'];
export type MoveVisit = components['schemas']['MoveVisit'];
export type NeededBy = components['schemas']['NeededBy'];
export type NewShop = components['schemas']['NewShop'];
export type NotificationDevice = components['schemas']['NotificationDevice'];
export type NotificationEvent = components['schemas']['NotificationEvent'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationTest = components['schemas']['NotificationTest'];
export type Offer = components['schemas']['Offer'];
export type OfferEntry = components['schemas']['OfferEntry'];
export type OfficerDraft = components['schemas']['OfficerDraft'];
export type OnlinePayment = components['schemas']['OnlinePayment'];
export type OpenBalance = components['schemas']['OpenBalance'];
export type OpenBalances = components['schemas']['OpenBalances'];
export type OpenedShop = components['schemas']['OpenedShop'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type Order = components['schemas']['Order'];
export type OrderCounts = components['schemas']['OrderCounts'];
export type OrderDetail = components['schemas']['OrderDetail'];
export type OrderEvent = components['schemas']['OrderEvent'];
export type OrderExtra = components['schemas']['OrderExtra'];
export type OrderFilter = components['schemas']['OrderFilter'];
export type OrderLedger = components['schemas']['OrderLedger'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderMoney = components['schemas']['OrderMoney'];
export type OrderNote = components['schemas']['OrderNote'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type OrderPaymentSummary = components['schemas']['OrderPaymentSummary'];
export type OrderPhoto = components['schemas']['OrderPhoto'];
export type OrderPiece = components['schemas']['OrderPiece'];
export type OrderProgress = components['schemas']['OrderProgress'];
export type OrderProgressChange = components['schemas']['OrderProgressChange'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderTerms = components['schemas']['OrderTerms'];
export type OrderVisit = components['schemas']['OrderVisit'];
export type OrdersOfDay = components['schemas']['OrdersOfDay'];
export type OrdersOfDays = components['schemas']['OrdersOfDays'];
export type OrdersReport = components['schemas']['OrdersReport'];
export type OwnAlteration = components['schemas']['OwnAlteration'];
export type OwnCertificate = components['schemas']['OwnCertificate'];
export type OwnPiece = components['schemas']['OwnPiece'];
export type OwnPieceChoice = components['schemas']['OwnPieceChoice'];
export type OwnPieceNote = components['schemas']['OwnPieceNote'];
export type OwnPieceStep = components['schemas']['OwnPieceStep'];
export type OwnProductReview = components['schemas']['OwnProductReview'];
export type OwnReview = components['schemas']['OwnReview'];
export type Page = components['schemas']['Page'];
export type PageDetail = components['schemas']['PageDetail'];
export type PageDraft = components['schemas']['PageDraft'];
export type PageEntry = components['schemas']['PageEntry'];
export type PageSection = components['schemas']['PageSection'];
export type PageSectionDraft = components['schemas']['PageSectionDraft'];
export type Party = components['schemas']['Party'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordConfirmation = components['schemas']['PasswordConfirmation'];
export type PasswordLink = components['schemas']['PasswordLink'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type PastOrder = components['schemas']['PastOrder'];
export type PayMethod = components['schemas']['PayMethod'];
export type PaymentDetail = components['schemas']['PaymentDetail'];
export type PaymentDispute = components['schemas']['PaymentDispute'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMoment = components['schemas']['PaymentMoment'];
export type PaymentMomentKind = components['schemas']['PaymentMomentKind'];
export type PaymentOrder = components['schemas']['PaymentOrder'];
export type PaymentProof = components['schemas']['PaymentProof'];
export type PaymentProviderDetail = components['schemas']['PaymentProviderDetail'];
export type PaymentProviderKeys = components['schemas']['PaymentProviderKeys'];
export type PaymentState = components['schemas']['PaymentState'];
export type PaymentsReport = components['schemas']['PaymentsReport'];
export type PaymentsWaiting = components['schemas']['PaymentsWaiting'];
export type PhotoKind = components['schemas']['PhotoKind'];
export type PieceBoard = components['schemas']['PieceBoard'];
export type PieceChoice = components['schemas']['PieceChoice'];
export type PieceColumn = components['schemas']['PieceColumn'];
export type PieceFilter = components['schemas']['PieceFilter'];
export type PieceMeasurements = components['schemas']['PieceMeasurements'];
export type PieceNote = components['schemas']['PieceNote'];
export type PiecePage = components['schemas']['PiecePage'];
export type PiecePrice = components['schemas']['PiecePrice'];
export type PieceProgress = components['schemas']['PieceProgress'];
export type PieceRate = components['schemas']['PieceRate'];
export type PieceRates = components['schemas']['PieceRates'];
export type PieceSummary = components['schemas']['PieceSummary'];
export type PieceTerms = components['schemas']['PieceTerms'];
export type PieceWork = components['schemas']['PieceWork'];
export type PieceworkOverview = components['schemas']['PieceworkOverview'];
export type PieceworkStatement = components['schemas']['PieceworkStatement'];
export type PinCodeArea = components['schemas']['PinCodeArea'];
export type PinCodeImport = components['schemas']['PinCodeImport'];
export type PinCodeList = components['schemas']['PinCodeList'];
export type PlaybackGrant = components['schemas']['PlaybackGrant'];
export type PlaybackPing = components['schemas']['PlaybackPing'];
export type PlaybackProgress = components['schemas']['PlaybackProgress'];
export type PlayedRange = components['schemas']['PlayedRange'];
export type PreviewRow = components['schemas']['PreviewRow'];
export type PriceAdjustments = components['schemas']['PriceAdjustments'];
export type PriceSettings = components['schemas']['PriceSettings'];
export type Product = components['schemas']['Product'];
export type ProductDetail = components['schemas']['ProductDetail'];
export type ProductDetailPage = components['schemas']['ProductDetailPage'];
export type ProductExtras = components['schemas']['ProductExtras'];
export type ProductImage = components['schemas']['ProductImage'];
export type ProductReviewDetail = components['schemas']['ProductReviewDetail'];
export type ProductReviewPage = components['schemas']['ProductReviewPage'];
export type ProductTags = components['schemas']['ProductTags'];
export type Profit = components['schemas']['Profit'];
export type ProfitReport = components['schemas']['ProfitReport'];
export type PromisedDay = components['schemas']['PromisedDay'];
export type ProviderCallback = components['schemas']['ProviderCallback'];
export type ProviderMode = components['schemas']['ProviderMode'];
export type ProviderWindow = components['schemas']['ProviderWindow'];
export type PublishRecord = components['schemas']['PublishRecord'];
export type PushChoice = components['schemas']['PushChoice'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type QuestionDetail = components['schemas']['QuestionDetail'];
export type QuestionPage = components['schemas']['QuestionPage'];
export type QuestionState = components['schemas']['QuestionState'];
export type QuestionsOpen = components['schemas']['QuestionsOpen'];
export type QuietHours = components['schemas']['QuietHours'];
export type RateGarmentType = components['schemas']['RateGarmentType'];
export type RateMaker = components['schemas']['RateMaker'];
export type Rating = components['schemas']['Rating'];
export type ReadWebsiteList = components['schemas']['ReadWebsiteList'];
export type ReadyTimes = components['schemas']['ReadyTimes'];
export type ReceiptLine = components['schemas']['ReceiptLine'];
export type ReceiptPage = components['schemas']['ReceiptPage'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RefundDetail = components['schemas']['RefundDetail'];
export type RefundForm = components['schemas']['RefundForm'];
export type RefundState = components['schemas']['RefundState'];
export type Refusal = components['schemas']['Refusal'];
export type Registration = components['schemas']['Registration'];
export type RehearsalHealth = components['schemas']['RehearsalHealth'];
export type ReorderRecords = components['schemas']['ReorderRecords'];
export type ReplacedShopSummary = components['schemas']['ReplacedShopSummary'];
export type ResetLink = components['schemas']['ResetLink'];
export type ResetLinkAlive = components['schemas']['ResetLinkAlive'];
export type ResetMailed = components['schemas']['ResetMailed'];
export type RestoreBackup = components['schemas']['RestoreBackup'];
export type RetainPayment = components['schemas']['RetainPayment'];
export type RetainedPayment = components['schemas']['RetainedPayment'];
export type ReverseCounterPayment = components['schemas']['ReverseCounterPayment'];
export type Review = components['schemas']['Review'];
export type ReviewDecision = components['schemas']['ReviewDecision'];
export type ReviewDetail = components['schemas']['ReviewDetail'];
export type ReviewDetailPage = components['schemas']['ReviewDetailPage'];
export type ReviewPhoto = components['schemas']['ReviewPhoto'];
export type ReviewState = components['schemas']['ReviewState'];
export type ReviewsWaiting = components['schemas']['ReviewsWaiting'];
export type Revocation = components['schemas']['Revocation'];
export type Role = components['schemas']['Role'];
export type RowProblem = components['schemas']['RowProblem'];
export type RunKind = components['schemas']['RunKind'];
export type RunStep = components['schemas']['RunStep'];
export type Sale = components['schemas']['Sale'];
export type SalesAmounts = components['schemas']['SalesAmounts'];
export type SalesLine = components['schemas']['SalesLine'];
export type SalesReport = components['schemas']['SalesReport'];
export type SalesTotals = components['schemas']['SalesTotals'];
export type SameContact = components['schemas']['SameContact'];
export type SandboxFailed = components['schemas']['SandboxFailed'];
export type SandboxPaid = components['schemas']['SandboxPaid'];
export type SaveMeasurementProfile = components['schemas']['SaveMeasurementProfile'];
export type SaveReview = components['schemas']['SaveReview'];
export type Scope = components['schemas']['Scope'];
export type SearchGroup = components['schemas']['SearchGroup'];
export type SearchHit = components['schemas']['SearchHit'];
export type SearchReport = components['schemas']['SearchReport'];
export type SearchResults = components['schemas']['SearchResults'];
export type SearchSettings = components['schemas']['SearchSettings'];
export type SeenCaptions = components['schemas']['SeenCaptions'];
export type SeenVideo = components['schemas']['SeenVideo'];
export type SendTestMessage = components['schemas']['SendTestMessage'];
export type Service = components['schemas']['Service'];
export type ServiceDetail = components['schemas']['ServiceDetail'];
export type Session = components['schemas']['Session'];
export type SessionEntry = components['schemas']['SessionEntry'];
export type SessionUser = components['schemas']['SessionUser'];
export type SetAddress = components['schemas']['SetAddress'];
export type SetBy = components['schemas']['SetBy'];
export type SetupDecision = components['schemas']['SetupDecision'];
export type SetupKey = components['schemas']['SetupKey'];
export type SetupState = components['schemas']['SetupState'];
export type Shop = components['schemas']['Shop'];
export type ShopCheck = components['schemas']['ShopCheck'];
export type ShopDraft = components['schemas']['ShopDraft'];
export type ShopEmails = components['schemas']['ShopEmails'];
export type ShopHealth = components['schemas']['ShopHealth'];
export type ShopLogo = components['schemas']['ShopLogo'];
export type ShopPhoto = components['schemas']['ShopPhoto'];
export type ShopPhotoKind = components['schemas']['ShopPhotoKind'];
export type ShopPhotoSwitch = components['schemas']['ShopPhotoSwitch'];
export type ShopSettings = components['schemas']['ShopSettings'];
export type ShopSetup = components['schemas']['ShopSetup'];
export type SinceBackup = components['schemas']['SinceBackup'];
export type SiteColours = components['schemas']['SiteColours'];
export type SlipFormat = components['schemas']['SlipFormat'];
export type SlotCapacity = components['schemas']['SlotCapacity'];
export type SlowestOrder = components['schemas']['SlowestOrder'];
export type SmallerVideo = components['schemas']['SmallerVideo'];
export type SmsBody = components['schemas']['SmsBody'];
export type SmsChannel = components['schemas']['SmsChannel'];
export type SmsMethod = components['schemas']['SmsMethod'];
export type SpaceHealth = components['schemas']['SpaceHealth'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffRole = components['schemas']['StaffRole'];
export type StaffRoleChange = components['schemas']['StaffRoleChange'];
export type State = components['schemas']['State'];
export type StatementEntry = components['schemas']['StatementEntry'];
export type StatementEntryKind = components['schemas']['StatementEntryKind'];
export type StatementLine = components['schemas']['StatementLine'];
export type StatusChange = components['schemas']['StatusChange'];
export type StatusLink = components['schemas']['StatusLink'];
export type Step = components['schemas']['Step'];
export type StepCount = components['schemas']['StepCount'];
export type StorageTarget = components['schemas']['StorageTarget'];
export type TaxDocument = components['schemas']['TaxDocument'];
export type TaxDocumentBuyer = components['schemas']['TaxDocumentBuyer'];
export type TaxDocumentDiscount = components['schemas']['TaxDocumentDiscount'];
export type TaxDocumentKind = components['schemas']['TaxDocumentKind'];
export type TaxDocumentLine = components['schemas']['TaxDocumentLine'];
export type TaxDocumentOrder = components['schemas']['TaxDocumentOrder'];
export type TaxDocumentOriginal = components['schemas']['TaxDocumentOriginal'];
export type TaxDocumentPaid = components['schemas']['TaxDocumentPaid'];
export type TaxDocumentReceived = components['schemas']['TaxDocumentReceived'];
export type TaxDocumentSeller = components['schemas']['TaxDocumentSeller'];
export type TaxDraft = components['schemas']['TaxDraft'];
export type TaxKindForm = components['schemas']['TaxKindForm'];
export type TaxMode = components['schemas']['TaxMode'];
export type TaxSettings = components['schemas']['TaxSettings'];
export type TaxSplit = components['schemas']['TaxSplit'];
export type TeamLoad = components['schemas']['TeamLoad'];
export type TeamMember = components['schemas']['TeamMember'];
export type TeamRole = components['schemas']['TeamRole'];
export type TemplateState = components['schemas']['TemplateState'];
export type TestMessage = components['schemas']['TestMessage'];
export type Testimonial = components['schemas']['Testimonial'];
export type TestimonialEntry = components['schemas']['TestimonialEntry'];
export type Today = components['schemas']['Today'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type TransactionShow = components['schemas']['TransactionShow'];
export type TransactionState = components['schemas']['TransactionState'];
export type TransactionTotals = components['schemas']['TransactionTotals'];
export type TransactionWhat = components['schemas']['TransactionWhat'];
export type Trial = components['schemas']['Trial'];
export type TwoFactor = components['schemas']['TwoFactor'];
export type TwoFactorNumber = components['schemas']['TwoFactorNumber'];
export type TwoFactorSetup = components['schemas']['TwoFactorSetup'];
export type Undoing = components['schemas']['Undoing'];
export type UnmatchedPayment = components['schemas']['UnmatchedPayment'];
export type UnusualMeasurement = components['schemas']['UnusualMeasurement'];
export type UpdateAlteration = components['schemas']['UpdateAlteration'];
export type UpdateBackupBucket = components['schemas']['UpdateBackupBucket'];
export type UpdateBanner = components['schemas']['UpdateBanner'];
export type UpdateCashDrawer = components['schemas']['UpdateCashDrawer'];
export type UpdateCategory = components['schemas']['UpdateCategory'];
export type UpdateChatText = components['schemas']['UpdateChatText'];
export type UpdateChoiceGroup = components['schemas']['UpdateChoiceGroup'];
export type UpdateChoiceList = components['schemas']['UpdateChoiceList'];
export type UpdateChoiceOption = components['schemas']['UpdateChoiceOption'];
export type UpdateCountedPiece = components['schemas']['UpdateCountedPiece'];
export type UpdateCoupon = components['schemas']['UpdateCoupon'];
export type UpdateCourse = components['schemas']['UpdateCourse'];
export type UpdateCourseCategory = components['schemas']['UpdateCourseCategory'];
export type UpdateCustomerNote = components['schemas']['UpdateCustomerNote'];
export type UpdateEmailDelivery = components['schemas']['UpdateEmailDelivery'];
export type UpdateEvent = components['schemas']['UpdateEvent'];
export type UpdateExpense = components['schemas']['UpdateExpense'];
export type UpdateFileStorage = components['schemas']['UpdateFileStorage'];
export type UpdateGallery = components['schemas']['UpdateGallery'];
export type UpdateGarmentType = components['schemas']['UpdateGarmentType'];
export type UpdateHowToMeasure = components['schemas']['UpdateHowToMeasure'];
export type UpdateImage = components['schemas']['UpdateImage'];
export type UpdateLessonFile = components['schemas']['UpdateLessonFile'];
export type UpdateMessageConsent = components['schemas']['UpdateMessageConsent'];
export type UpdateMessageEvent = components['schemas']['UpdateMessageEvent'];
export type UpdateMessageSettings = components['schemas']['UpdateMessageSettings'];
export type UpdateMissingRate = components['schemas']['UpdateMissingRate'];
export type UpdateNotificationSettings = components['schemas']['UpdateNotificationSettings'];
export type UpdateOffer = components['schemas']['UpdateOffer'];
export type UpdateOrderNote = components['schemas']['UpdateOrderNote'];
export type UpdatePiece = components['schemas']['UpdatePiece'];
export type UpdatePieceRate = components['schemas']['UpdatePieceRate'];
export type UpdatePinCode = components['schemas']['UpdatePinCode'];
export type UpdateProduct = components['schemas']['UpdateProduct'];
export type UpdateQuestion = components['schemas']['UpdateQuestion'];
export type UpdateService = components['schemas']['UpdateService'];
export type UpdateSetupStep = components['schemas']['UpdateSetupStep'];
export type UpdateSmsChannel = components['schemas']['UpdateSmsChannel'];
export type UpdateStaff = components['schemas']['UpdateStaff'];
export type UpdateStatusLink = components['schemas']['UpdateStatusLink'];
export type UpdateTestimonial = components['schemas']['UpdateTestimonial'];
export type UpdateTrial = components['schemas']['UpdateTrial'];
export type UpdateVideo = components['schemas']['UpdateVideo'];
export type UpdateWhatsAppChannel = components['schemas']['UpdateWhatsAppChannel'];
export type Video = components['schemas']['Video'];
export type VideoCover = components['schemas']['VideoCover'];
export type VideoState = components['schemas']['VideoState'];
export type VideoStep = components['schemas']['VideoStep'];
export type VideoStepName = components['schemas']['VideoStepName'];
export type VideoStepState = components['schemas']['VideoStepState'];
export type VisitAssignment = components['schemas']['VisitAssignment'];
export type VisitDay = components['schemas']['VisitDay'];
export type VisitPurpose = components['schemas']['VisitPurpose'];
export type VisitSlot = components['schemas']['VisitSlot'];
export type VisitTime = components['schemas']['VisitTime'];
export type WalkInChange = components['schemas']['WalkInChange'];
export type WalkInLink = components['schemas']['WalkInLink'];
export type WalkInOrder = components['schemas']['WalkInOrder'];
export type WalkInPiece = components['schemas']['WalkInPiece'];
export type WalkInVisit = components['schemas']['WalkInVisit'];
export type WantedItem = components['schemas']['WantedItem'];
export type WebhookReceived = components['schemas']['WebhookReceived'];
export type WebsiteDetail = components['schemas']['WebsiteDetail'];
export type WebsiteList = components['schemas']['WebsiteList'];
export type WebsiteListPreview = components['schemas']['WebsiteListPreview'];
export type WebsiteStage = components['schemas']['WebsiteStage'];
export type WebsiteSummary = components['schemas']['WebsiteSummary'];
export type WhatsAppChannel = components['schemas']['WhatsAppChannel'];
export type WorkReport = components['schemas']['WorkReport'];
export type Problem = components['schemas']['Problem'];
export type ResponseProblem = components['responses']['Problem'];
export type ParameterRecordId = components['parameters']['RecordId'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterQ = components['parameters']['Q'];
export type ParameterDeleted = components['parameters']['Deleted'];
export type ParameterEnrolmentId = components['parameters']['EnrolmentId'];
export type ParameterMonth = components['parameters']['Month'];
export type ParameterPieceId = components['parameters']['PieceId'];
export type ParameterAccountId = components['parameters']['AccountId'];
export type ParameterBefore = components['parameters']['Before'];
export type ParameterPhotoId = components['parameters']['PhotoId'];
export type ParameterMaker = components['parameters']['Maker'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterTo = components['parameters']['To'];
export type ParameterWebsiteId = components['parameters']['WebsiteId'];
export type ParameterImportId = components['parameters']['ImportId'];
export type ParameterVideoId = components['parameters']['VideoId'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterFileId = components['parameters']['FileId'];
export type ParameterId = components['parameters']['Id'];
export type ParameterDay = components['parameters']['Day'];
export type ParameterCustomer = components['parameters']['Customer'];
export type ParameterProfileId = components['parameters']['ProfileId'];
export type ParameterPaymentId = components['parameters']['PaymentId'];
export type ParameterTusResumable = components['parameters']['TusResumable'];
export type ParameterName = components['parameters']['Name'];
export type ParameterWithEverything = components['parameters']['WithEverything'];
export type ParameterCourseId = components['parameters']['CourseId'];
export type ParameterAlterationId = components['parameters']['AlterationId'];
export type ParameterCompare = components['parameters']['Compare'];
export type ParameterCustomerId = components['parameters']['CustomerId'];
export type $defs = Record<string, never>;
export interface operations {
  category_list: {
    parameters: { query?: { /** Seed of a shuffled order; the owner's order if absent. */ seed?: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Category"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  category_view: {
    parameters: { path: { /** Id of the category. */ ctid: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Category"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  service_list: {
    parameters: { query?: { /** Id of the category; absent for all. */ ctid?: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Service"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_list: {
    parameters: { query?: { /** Id of the category; absent for all. */ ctid?: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Product"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_view: {
    parameters: { path: { /** Id of the product. */ id: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Product"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_extras_view: {
    parameters: { path: { /** Id of the product. */ id: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductExtras"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  tag_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductTags"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  favourite_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Favourites"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  favourite_add: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["AddFavourites"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Favourites"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  favourite_remove: {
    parameters: { path: { /** Id of the product. */ product: components["parameters"]["ProductId"]; }; };
    responses: {
      /** It is on the list no more. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  product_review_view: {
    parameters: { path: { /** Id of the product. */ product: components["parameters"]["ProductId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OwnProductReview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_review_put: {
    parameters: { path: { /** Id of the product. */ product: components["parameters"]["ProductId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SaveReview"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OwnReview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_review_delete: {
    parameters: { path: { /** Id of the product. */ product: components["parameters"]["ProductId"]; }; };
    responses: {
      /** Deleted. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  product_review_photo_view: {
    parameters: {
      query?: { /** `true` for a copy at most 480 pixels wide and high. */ small?: boolean; };
      path: { /** Id of the photo. */ photo: components["parameters"]["PhotoId"]; };
    };
    responses: {
      /** The photo as WebP. */
      200: {
        headers: {
          /** Only the photo of an approved review may be cached, by browsers, for an hour. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "image/webp": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  product_review_photo_create: {
    parameters: { path: { /** Id of the product. */ product: components["parameters"]["ProductId"]; }; };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The photo was added. */
      201: { content: { "application/json": components["schemas"]["ReviewPhoto"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_review_photo_delete: {
    parameters: {
      path: {
        /** Id of the product. */
        product: components["parameters"]["ProductId"];
        /** Id of the photo. */
        photo: components["parameters"]["PhotoId"];
      };
    };
    responses: {
      /** Deleted. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_product_review_list: {
    parameters: {
      query?: {
        /** Only those that wait, are approved or are hidden; all of them without it. */
        state?: components["schemas"]["ReviewState"];
        /** Part of a name, of a text or of a product's heading. */
        q?: string;
        /** `true` for the trash instead. */
        deleted?: boolean;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductReviewPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_review_waiting_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ReviewsWaiting"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_review_update: {
    parameters: { path: { /** Id of the review. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["ReviewDecision"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_review_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_product_review_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CategoryDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateCategory"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["CategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CategoryDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCategory"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_delete: {
    parameters: {
      query?: {
        /**
         * Also what is below it, which is restored with it. Without it one with something below is refused, with how
         *     much that is.
         */
        withEverything?: components["parameters"]["WithEverything"];
      };
      path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; };
    };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_category_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_list: {
    parameters: {
      query?: {
        /** Only what belongs to the record with this id. */
        parent?: number;
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ServiceDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateService"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["ServiceDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ServiceDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ServiceDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ServiceDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateService"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ServiceDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_delete: {
    parameters: {
      query?: {
        /**
         * Also what is below it, which is restored with it. Without it one with something below is refused, with how
         *     much that is.
         */
        withEverything?: components["parameters"]["WithEverything"];
      };
      path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; };
    };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_service_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ServiceDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_list: {
    parameters: {
      query?: {
        /** Id of a category; all of them without it. */
        ctid?: number;
        /** Id of a service: its products in the owner's order, without parts. */
        serviceId?: number;
        /** Part of a model, a headline or the name of a service. */
        q?: string;
        /** `true` for the trash instead. */
        deleted?: boolean;
        /** Only those that are to be seen, or only those that are hidden. */
        published?: boolean;
        /** Only those that wait for a price. */
        unpriced?: boolean;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductDetailPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateProduct"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_duplicate: {
    parameters: { path: { /** Id of the product. */ id: number; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateProduct"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_product_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  garment_type_list: {
    parameters: {
      query?: {
        /**
         * Id of a garment type to list even if it is hidden: pieces that were ordered of it are
         *     still measured.
         */
        also?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["GarmentType"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  choice_group_list: {
    parameters: {
      query?: {
        /** Id of the product. */
        product?: number;
        /** Id of the garment type, without a product. */
        garmentType?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChoiceGroup"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminGarmentType"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateGarmentType"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["AdminGarmentType"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminGarmentType"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminGarmentType"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminGarmentType"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateGarmentType"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminGarmentType"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminGarmentType"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_choice_list_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ChoiceListSummary"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_choice_list_view: {
    parameters: {
      path: {
        /** What the choices belong to. */
        owner: components["schemas"]["ChoiceOwner"];
        /** Its id. */
        id: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChoiceList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_choice_list_update: {
    parameters: {
      path: {
        /** What the choices belong to. */
        owner: components["schemas"]["ChoiceOwner"];
        /** Its id. */
        id: number;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateChoiceList"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChoiceList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_rate_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceRates"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_rate_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdatePieceRate"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceRates"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_view: {
    parameters: { query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceworkOverview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_statement_view: {
    parameters: {
      query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; };
      path: { /** User id of the maker. */ maker: components["parameters"]["Maker"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceworkStatement"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_statement_download: {
    parameters: {
      query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; };
      path: { /** User id of the maker. */ maker: components["parameters"]["Maker"]; };
    };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_statement_pdf: {
    parameters: {
      query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; };
      path: { /** User id of the maker. */ maker: components["parameters"]["Maker"]; };
    };
    responses: {
      /** The document as PDF. Asked for again it is the same file. */
      200: {
        headers: {
          /** Names the file. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/pdf": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_entry_create: {
    parameters: { path: { /** User id of the maker. */ maker: components["parameters"]["Maker"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateStatementEntry"]; }; };
    responses: {
      /** The entry was recorded. */
      201: { content: { "application/json": components["schemas"]["PieceworkStatement"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_entry_delete: {
    parameters: {
      path: {
        /** User id of the maker. */
        maker: components["parameters"]["Maker"];
        /** Id of the entry. */
        entry: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceworkStatement"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_price_update: {
    parameters: { path: { /** User id of the maker. */ maker: components["parameters"]["Maker"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMissingRate"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceworkStatement"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_piece_update: {
    parameters: { path: { /** Id of the count. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCountedPiece"]; }; };
    responses: {
      /** The correction was saved. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_statement_close: {
    parameters: { path: { /** User id of the maker. */ maker: components["parameters"]["Maker"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CloseStatement"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceworkStatement"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_statement_reopen: {
    parameters: {
      query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; };
      path: { /** User id of the maker. */ maker: components["parameters"]["Maker"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceworkStatement"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  course_category_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategory"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  course_list: {
    parameters: {
      query?: {
        /** Exact name of a course category. */
        category?: string;
        /** Maximum number of courses, from the beginning of the list. */
        limit?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Course"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  course_view: {
    parameters: { path: { /** Id of the course. */ id: components["parameters"]["CourseId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetails"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  enrolment_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Enrolment"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  enrolment_view: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Enrolment"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  playback_grant_create: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreatePlaybackGrant"]; }; };
    responses: {
      /** The lesson can be played. */
      201: { content: { "application/json": components["schemas"]["PlaybackGrant"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  playback_ping: {
    parameters: { path: { /** Id of the grant. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["PlaybackPing"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlaybackProgress"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  playback_end: {
    parameters: { path: { /** Id of the grant. */ id: number; }; };
    responses: {
      /** Ended. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  lesson_file_download: {
    parameters: {
      path: {
        /** Id of the enrolment. */
        id: components["parameters"]["EnrolmentId"];
        /** Id of the file. */
        file: number;
      };
    };
    responses: {
      /** The whole file, as a download. */
      200: { content: { "application/octet-stream": string; }; };
      /** The range of it that was requested. */
      206: { content: { "application/octet-stream": string; }; };
      default: components["responses"]["Problem"];
    };
  };
  review_put: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SaveReview"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OwnReview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  question_list: {
    parameters: {
      query: { /** Id of a lesson of the course. */ lessonId: number; };
      path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LessonQuestion"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  question_create: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateQuestion"]; }; };
    responses: {
      /** The shop will answer it. */
      201: { content: { "application/json": components["schemas"]["LessonQuestion"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  certificate_view: {
    parameters: { path: { /** Number of the certificate. */ number: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Certificate"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  certificate_download: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    responses: {
      /** The document as PDF. Asked for again it is the same file. */
      200: {
        headers: {
          /** Names the file. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/pdf": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  certificate_create: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    responses: {
      /** The certificate. */
      201: { content: { "application/json": components["schemas"]["Certificate"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  gift_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseGift"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  gift_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateCourseGift"]; }; };
    responses: {
      /** The gift, to be paid for. */
      201: { content: { "application/json": components["schemas"]["CourseGift"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  gift_claim: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ClaimGift"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ClaimedGift"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategoryDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateCourseCategory"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["CourseCategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategoryDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCourseCategory"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_delete: {
    parameters: {
      query?: {
        /**
         * Also what is below it, which is restored with it. Without it one with something below is refused, with how
         *     much that is.
         */
        withEverything?: components["parameters"]["WithEverything"];
      };
      path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; };
    };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_list: {
    parameters: {
      query?: {
        /** Id of a category: its courses in the owner's order, without parts. */
        categoryId?: number;
        /** Only those that are to be seen, or only the hidden ones; both without it. */
        published?: boolean;
        /** Part of a title, of what it teaches, or of a category's name. */
        q?: string;
        /** `true` for the trash instead. */
        deleted?: boolean;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetailPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateCourse"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_duplicate: {
    parameters: { path: { /** Id of the course. */ id: components["parameters"]["CourseId"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCourse"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_course_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_review_list: {
    parameters: {
      query?: {
        /** Only those that wait, are approved or are hidden; all of them without it. */
        state?: components["schemas"]["ReviewState"];
        /** Id of a course. */
        courseId?: number;
        /** Part of a name, of a text or of a course's title. */
        q?: string;
        /** `true` for the trash instead. */
        deleted?: boolean;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReviewDetailPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_review_waiting_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ReviewsWaiting"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_review_update: {
    parameters: { path: { /** Id of the review. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["ReviewDecision"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_review_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_review_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_list: {
    parameters: {
      query?: {
        /** Only active, expired or revoked ones; all of them without it. */
        state?: components["schemas"]["EnrolmentState"];
        /** Part of a name, of a mobile or of a course's title, or the number of a purchase. */
        q?: string;
        /** Id of a customer. */
        userId?: number;
        /** Id of a course. */
        courseId?: number;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnrolmentPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["EnrolmentGift"]; }; };
    responses: {
      /** The customer may watch it. */
      201: { content: { "application/json": components["schemas"]["EnrolmentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_gift_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseGiftLine"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_view: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnrolmentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_extend: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Extension"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnrolmentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_revoke: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Revocation"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnrolmentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_undo: {
    parameters: { path: { /** Id of the enrolment. */ id: components["parameters"]["EnrolmentId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Undoing"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnrolmentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_question_list: {
    parameters: {
      query?: {
        /** Only open, answered or hidden ones; all of them without it. */
        state?: components["schemas"]["QuestionState"];
        /** Id of a course. */
        courseId?: number;
        /** Part of a name, of a question, or of a title. */
        q?: string;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuestionPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_question_open_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["QuestionsOpen"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_question_update: {
    parameters: { path: { /** Id of the question. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateQuestion"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuestionDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_list: {
    parameters: { path: { /** Id of the course. */ id: components["parameters"]["CourseId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LessonFileDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_create: {
    parameters: {
      query: { /** Name for buyers, without an ending. */ name: string; };
      path: { /** Id of the lesson. */ id: number; };
    };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["LessonFileDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_reorder: {
    parameters: { path: { /** Id of the lesson. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["LessonFileOrder"]; }; };
    responses: {
      /** The order is stored. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_update: {
    parameters: { path: { /** Id of the file. */ id: components["parameters"]["FileId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateLessonFile"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LessonFileDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_delete: {
    parameters: { path: { /** Id of the file. */ id: components["parameters"]["FileId"]; }; };
    responses: {
      /** Moved to the trash. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_restore: {
    parameters: { path: { /** Id of the file. */ id: components["parameters"]["FileId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LessonFileDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_download: {
    parameters: { path: { /** Id of the file. */ id: components["parameters"]["FileId"]; }; };
    responses: {
      /** The whole file, as a download. */
      200: { content: { "application/octet-stream": string; }; };
      /** The range of it that was requested. */
      206: { content: { "application/octet-stream": string; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_replace: {
    parameters: { path: { /** Id of the file. */ id: components["parameters"]["FileId"]; }; };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LessonFileDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  shop_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Shop"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  banner_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["BannerLine"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  offer_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Offer"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  gallery_list: {
    parameters: {
      query?: { /** Which of the four shuffled orders; without it the shop's own order. */ seed?: number; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["GalleryItem"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  event_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Event"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  event_view: {
    parameters: { path: { /** Id of the story. */ id: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EventDetails"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  testimonial_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Testimonial"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  measure_video_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["MeasureVideo"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  page_view: {
    parameters: { path: { /** `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`. */ slug: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Page"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  enquiry_create: {
    parameters: { header?: { /** A name for this request that no other one has. */ "Idempotency-Key"?: string; }; };
    requestBody: { content: { "application/json": components["schemas"]["Enquiry"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["EnquiryReceived"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enquiry_list: {
    parameters: {
      query?: {
        /** Part of a name, number, address or question. */
        q?: string;
        /** `true` for unread ones. */
        unread?: boolean;
        /** `true` for unanswered ones. */
        unanswered?: boolean;
        /** `true` for those in the trash. */
        deleted?: boolean;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnquiryPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enquiry_update: {
    parameters: { path: { /** Row id. */ id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["EnquiryMark"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnquiryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enquiry_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_enquiry_answer: {
    parameters: { path: { /** Row id. */ id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["EnquiryAnswer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnquiryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_page_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PageEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_page_view: {
    parameters: { path: { /** `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`. */ slug: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PageDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_page_update: {
    parameters: { path: { /** `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`. */ slug: string; }; };
    requestBody: { content: { "application/json": components["schemas"]["PageDraft"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PageDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_shop_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_shop_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ShopDraft"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_shop_check: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ShopDraft"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopCheck"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_setup_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopSetup"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_setup_step_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateSetupStep"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopSetup"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_shop_open: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopSetup"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["BannerEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateBanner"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["BannerEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BannerEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BannerEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BannerEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateBanner"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BannerEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BannerEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfferEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateOffer"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["OfferEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfferEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfferEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfferEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateOffer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfferEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OfferEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestimonialEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateTestimonial"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["TestimonialEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestimonialEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestimonialEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateTestimonial"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestimonialEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestimonialEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enquiry_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnquiryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_event_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EventEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_event_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateEvent"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["EventEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_event_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EventEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_event_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EventEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_event_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateEvent"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EventEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_event_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_event_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["EventEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["GalleryEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateGallery"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["GalleryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["GalleryEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["GalleryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["GalleryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateGallery"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["GalleryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["GalleryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["HowToMeasureEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateHowToMeasure"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["HowToMeasureEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_reorder: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["HowToMeasureEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["HowToMeasureEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["HowToMeasureEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateHowToMeasure"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["HowToMeasureEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["HowToMeasureEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  pin_code_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PinCodeArea"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  slot_list: {
    parameters: { query?: { /** The day; defaults to tomorrow. */ day?: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["VisitDay"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_status_view: {
    parameters: { path: { /** Key of the link, `statusKey` of the order. */ key: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderProgress"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  appointment_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Order"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  appointment_create: {
    parameters: {
      header?: {
        /**
         * A unique key for this request. A repeated request with the same key returns the same
         *     booking.
         */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateAppointment"]; }; };
    responses: {
      /** The appointment was booked. */
      201: { content: { "application/json": components["schemas"]["Order"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Order"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_view: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Order"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_cancel: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Order"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_visit_move: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["MoveVisit"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Order"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_status_link_update: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateStatusLink"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Order"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  measurement_profile_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["MeasurementProfile"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  measurement_profile_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["SaveMeasurementProfile"]; }; };
    responses: {
      /** The measurements were saved. */
      201: { content: { "application/json": components["schemas"]["MeasurementProfile"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  measurement_profile_update: {
    parameters: { path: { /** Id of the profile. */ id: components["parameters"]["ProfileId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SaveMeasurementProfile"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MeasurementProfile"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  measurement_profile_delete: {
    parameters: { path: { /** Id of the profile. */ id: components["parameters"]["ProfileId"]; }; };
    responses: {
      /** Deleted. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  measuring_delete: {
    parameters: {
      path: {
        /** Id of the profile. */
        id: components["parameters"]["ProfileId"];
        /** Id of the measurements. */
        measuring: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MeasurementProfile"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_photo_create: {
    parameters: {
      query?: { /** Id of the piece; defaults to the first one. */ piece?: number; };
      path: { /** Id of the order or request. */ id: number; };
    };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The photo was added. */
      201: { content: { "application/json": components["schemas"]["OrderPhoto"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_photo_view: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the photo. */
        photo: components["parameters"]["PhotoId"];
      };
    };
    responses: {
      /** The photo as WebP. */
      200: {
        headers: {
          /** Disables caching. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "image/webp": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  order_photo_delete: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the photo. */
        photo: components["parameters"]["PhotoId"];
      };
    };
    responses: {
      /** Deleted. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_today_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Today"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_board_view: {
    parameters: {
      query?: {
        /** What the columns are; defaults to the steps. */
        by?: components["schemas"]["BoardBy"];
        /** Filter; absent for all pieces. */
        filter?: components["schemas"]["PieceFilter"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceBoard"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_list: {
    parameters: {
      query?: {
        /** What the columns of the board are; defaults to the steps. */
        by?: components["schemas"]["BoardBy"];
        /** Key of a column; absent for all pieces. */
        column?: string;
        /** Filter; absent for all pieces. */
        filter?: components["schemas"]["PieceFilter"];
        /** `next` of the previous page. */
        after?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["PiecePage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_load_view: {
    parameters: {
      query?: {
        /** First day; defaults to today. */
        from?: string;
        /** Number of days, at most 31; defaults to 7. */
        days?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TeamLoad"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_list: {
    parameters: {
      query?: {
        /** Filter; absent for all orders. */
        filter?: components["schemas"]["OrderFilter"];
        /** Part of a name or mobile number, or an order number. */
        q?: string;
        /** Only orders of this customer. */
        customer?: number;
        /**
         * Only orders that reached the filter's status in this month (India), `yyyy-mm`; without a
         *     filter, those booked in it.
         */
        month?: string;
        /** `next` of the previous page. */
        before?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_create: {
    parameters: {
      header?: {
        /**
         * A unique key for this request. A repeated request with the same key returns the same
         *     order.
         */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["WalkInOrder"]; }; };
    responses: {
      /** The order was created. */
      201: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_view: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_approve: {
    parameters: { path: { /** Id of the request. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["Approval"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_reject: {
    parameters: { path: { /** Id of the request. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["Refusal"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_cancel: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Refusal"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_move: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Step"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_undo: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_team_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["TeamMember"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_create: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["WalkInPiece"]; }; };
    responses: {
      /** The piece was added. */
      201: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdatePiece"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_delete: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_restore: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the removed piece. */
        piece: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_move: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["Step"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_assignee_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["Assignment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_promise: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["PromisedDay"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_trial_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateTrial"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_price_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AgreedPrice"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_fabric_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["Fabric"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_note_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["PieceNote"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_measurement_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["PieceMeasurements"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_alteration_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["AlterationSummary"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_alteration_create: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the piece. */
        piece: components["parameters"]["PieceId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateAlteration"]; }; };
    responses: {
      /** The alteration was recorded. */
      201: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_alteration_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the alteration. */
        alteration: components["parameters"]["AlterationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateAlteration"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_alteration_delete: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the alteration. */
        alteration: components["parameters"]["AlterationId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_alteration_move: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the alteration. */
        alteration: components["parameters"]["AlterationId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["AlterationStep"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AlterationSummary"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_own_piece_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["OwnPiece"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_own_piece_move: {
    parameters: { path: { /** Id of the piece. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["OwnPieceStep"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OwnPiece"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_own_piece_note_create: {
    parameters: { path: { /** Id of the piece. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["OwnPieceNote"]; }; };
    responses: {
      /** The note was added. */
      201: { content: { "application/json": components["schemas"]["OwnPiece"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_own_piece_photo_create: {
    parameters: { path: { /** Id of the piece. */ id: number; }; };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The photo was added. */
      201: { content: { "application/json": components["schemas"]["OwnPiece"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_own_piece_photo_view: {
    parameters: {
      path: {
        /** Id of the piece. */
        id: number;
        /** Id of the photo. */
        photo: components["parameters"]["PhotoId"];
      };
    };
    responses: {
      /** The photo as WebP. */
      200: {
        headers: {
          /** Disables caching. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "image/webp": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_update: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["OrderTerms"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_needed_by_update: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["NeededBy"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_visit_move: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["VisitTime"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_visit_assign: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["VisitAssignment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_note_create: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateOrderNote"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_price_update: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["AgreedPrice"]; }; };
    responses: {
      /** The price was saved. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_price_adjustments_update: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PriceAdjustments"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_photo_view: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the photo. */
        photo: components["parameters"]["PhotoId"];
      };
    };
    responses: {
      /** The photo as WebP. */
      200: {
        headers: {
          /** Disables caching. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "image/webp": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_photo_update: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the photo. */
        photo: components["parameters"]["PhotoId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ShopPhotoSwitch"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_photo_delete: {
    parameters: {
      path: {
        /** Id of the order. */
        id: components["parameters"]["OrderId"];
        /** Id of the photo. */
        photo: components["parameters"]["PhotoId"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_photo_create: {
    parameters: {
      query: {
        /** What the photo shows. */
        kind: components["schemas"]["ShopPhotoKind"];
        /** Whether the customer sees it. */
        shown?: boolean;
        /** Id of the piece; defaults to the first one. */
        piece?: number;
      };
      path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; };
    };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The photo was added. */
      201: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_calendar_view: {
    parameters: { query?: { /** First day; defaults to today. */ from?: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CalendarWeek"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_calendar_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CalendarSettings"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CalendarSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_holiday_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["Holiday"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CalendarWeek"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_holiday_delete: {
    parameters: { path: { /** The day. */ day: components["parameters"]["Day"]; }; };
    responses: {
      /** The holiday was removed. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_order_report_view: {
    parameters: { query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrdersReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_report_download: {
    parameters: { query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; }; };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_slip_download: {
    parameters: {
      query?: { /** Size; A5 if absent. */ format?: components["schemas"]["SlipFormat"]; };
      path: { id: number; };
    };
    responses: {
      /** The document as PDF. Asked for again it is the same file. */
      200: {
        headers: {
          /** Names the file. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/pdf": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_job_card_download: {
    parameters: { query?: { /** Only of the piece at this position. */ piece?: number; }; path: { id: number; }; };
    responses: {
      /** The document as PDF. Asked for again it is the same file. */
      200: {
        headers: {
          /** Names the file. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/pdf": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_measurement_profile_list: {
    parameters: { path: { /** User id of the customer. */ customer: components["parameters"]["Customer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MeasurementProfile"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_measurement_profile_create: {
    parameters: { path: { /** User id of the customer. */ customer: components["parameters"]["Customer"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SaveMeasurementProfile"]; }; };
    responses: {
      /** The person was added. */
      201: { content: { "application/json": components["schemas"]["MeasurementProfile"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_measurement_profile_update: {
    parameters: {
      path: {
        /** User id of the customer. */
        customer: components["parameters"]["Customer"];
        /** Id of the profile. */
        id: components["parameters"]["ProfileId"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["SaveMeasurementProfile"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MeasurementProfile"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_last_measurements_view: {
    parameters: {
      query?: {
        /** Garment type; absent for an item that is of none. */
        garmentType?: number;
        /** Id of the person's profile. */
        profile?: number;
        /** Name of a person who is not chosen by profile; absent for the customer. */
        forWhom?: string;
      };
      path: { /** User id of the customer. */ customer: components["parameters"]["Customer"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LastMeasurements"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_status_link_update: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateStatusLink"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_price_settings_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PriceSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_price_settings_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PriceSettings"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PriceSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_import: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PinCodeList"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PinCodeImport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_past_order_list: {
    parameters: { path: { /** User id of the customer. */ customer: components["parameters"]["Customer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PastOrder"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminPinCode"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreatePinCode"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["AdminPinCode"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminPinCode"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminPinCode"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdatePinCode"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminPinCode"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminPinCode"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  receipt_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ReceiptLine"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  receipt_download: {
    parameters: { path: { /** Its id and `.pdf`: `12.pdf`. */ file: string; }; };
    responses: {
      /** The document as PDF. Asked for again it is the same file. */
      200: {
        headers: {
          /** Names the file. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/pdf": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  gst_state_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["GstState"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_receipt_list: {
    parameters: {
      query?: {
        /** Only of this month, `yyyy-mm`. */
        month?: string;
        /** Part of a number, of a buyer's name, or of what was bought. */
        q?: string;
        /** Only older ones: `next` of the page before. */
        before?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReceiptPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_receipt_download: {
    parameters: { path: { /** Its id and `.pdf`: `12.pdf`. */ file: string; }; };
    responses: {
      /** The document as PDF. Asked for again it is the same file. */
      200: {
        headers: {
          /** Names the file. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/pdf": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_receipt_report_download: {
    parameters: {
      query: {
        /** The first month, `yyyy-mm`. */
        from: string;
        /** The last month, `yyyy-mm`; the first one without it. */
        until?: string;
      };
    };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_tax_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["TaxSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_tax_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["TaxDraft"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["TaxSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_tax_sample: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["TaxDraft"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["TaxDocument"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_order_create: {
    parameters: {
      header?: {
        /** A name for this request that no other one has: sent again, it is the same purchase. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreatePaymentOrder"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CheckoutBegun"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_order_view: {
    parameters: { path: { /** Its number. */ id: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentOrder"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_order_confirm: {
    parameters: { path: { /** Its number. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["PaymentProof"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentOrder"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  coupon_check: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CheckCoupon"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CouponChecked"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_webhook: {
    parameters: { path: { /** The provider's name. */ provider: string; }; };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebhookReceived"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_callback: {
    parameters: { path: { /** The provider's name. */ provider: string; }; };
    requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["ProviderCallback"]; }; };
    responses: {
      /** The page of what was paid for; its `payment` is `paid`, `confirming`, `returned` or `failed`. */
      303: {
        headers: {
          /** A path of this site. */
          LOCATION: string;
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_use_list: {
    parameters: {
      query?: { /** `next` of the part before. */ before?: components["parameters"]["Before"]; };
      path: { /** Id of the coupon. */ id: number; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CouponUsePage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_provider_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentProviderDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_provider_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PaymentProviderKeys"]; }; };
    responses: {
      /** They work and are stored. The shop closes for a moment and reopens with them. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_provider_check: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PaymentProviderKeys"]; }; };
    responses: {
      /** The provider accepts them. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_dispute_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDispute"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_waiting_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentsWaiting"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_view: {
    parameters: { path: { /** Id of the payment. */ id: components["parameters"]["PaymentId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_refund_create: {
    parameters: {
      header?: {
        /** A name for this request that no other one has: sent again, it is the same refund. */
        "Idempotency-Key"?: string;
      };
      path: { /** Id of the payment. */ id: components["parameters"]["PaymentId"]; };
    };
    requestBody: { content: { "application/json": components["schemas"]["RefundForm"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_refund_retry: {
    parameters: { path: { /** Id of the refund. */ id: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_retain: {
    parameters: { path: { /** Id of the payment. */ id: components["parameters"]["PaymentId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["RetainPayment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_release: {
    parameters: { path: { /** Id of the payment. */ id: components["parameters"]["PaymentId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_unmatched_payment_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["UnmatchedPayment"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_unmatched_payment_settle: {
    parameters: { path: { /** The provider's id of the payment. */ payment: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_unmatched_payment_match: {
    parameters: { path: { /** The provider's id of the payment. */ payment: string; }; };
    requestBody: { content: { "application/json": components["schemas"]["MatchPayment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_list: {
    parameters: {
      query?: {
        /** Text to search for. */
        q?: components["parameters"]["Q"];
        /** `true` for what is in the trash. */
        deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminCoupon"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateCoupon"]; }; };
    responses: {
      /** The new record. */
      201: { content: { "application/json": components["schemas"]["AdminCoupon"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_publish: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminCoupon"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminCoupon"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCoupon"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminCoupon"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["AdminCoupon"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  sandbox_pay: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["FinishSandboxPayment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SandboxPaid"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  sandbox_fail: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["FinishSandboxPayment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SandboxFailed"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_money_in_view: {
    parameters: { query?: { /** How many days; 14 without it. */ days?: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MoneyIn"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_ledger_view: {
    parameters: { path: { /** Id of the order. */ order: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderLedger"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_counter_payment_create: {
    parameters: {
      header?: {
        /** A name for this request that no other one has: sent again, it is the same entry. */
        "Idempotency-Key"?: string;
      };
      path: { /** Id of the order. */ order: number; };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateCounterPayment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderLedger"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_counter_payment_reverse: {
    parameters: {
      path: {
        /** Id of the order. */
        order: number;
        /** Id of the entry. */
        entry: number;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ReverseCounterPayment"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderLedger"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_money_view: {
    parameters: { path: { /** Id of the order. */ id: components["parameters"]["OrderId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderMoney"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_list: {
    parameters: {
      query?: {
        /** Which ones; all without it. */
        show?: components["schemas"]["TransactionShow"];
        /** Of one month, `yyyy-mm`; of all time without it. */
        month?: string;
        /** Part of a customer's name or mobile, of what was bought, of an order's number or of the provider's id. */
        q?: string;
        /** User id of one customer. */
        customer?: number;
        /** `next` of the part before. */
        before?: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["TransactionPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_download: {
    parameters: {
      query?: {
        /** Which ones; all without it. */
        show?: components["schemas"]["TransactionShow"];
        /** Of one month, `yyyy-mm`; of all time without it. */
        month?: string;
        /** Part of a customer's name or mobile, of what was bought, of an order's number or of the provider's id. */
        q?: string;
        /** User id of one customer. */
        customer?: number;
      };
    };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_account_list: {
    parameters: { query: { /** User ids of the customers. */ customer: number[]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerAccount"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_money_view: {
    parameters: { path: { /** User id of the customer. */ user: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerMoney"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_report_view: {
    parameters: { query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentsReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_report_download: {
    parameters: { query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; }; };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_sales_report_view: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
        /** What it is compared with; nothing without it. */
        compare?: components["parameters"]["Compare"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["SalesReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_sales_report_download: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
        /** What it is compared with; nothing without it. */
        compare?: components["parameters"]["Compare"];
      };
    };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_balances_report_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["BalancesReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_balances_report_download: {
    parameters: {};
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_work_report_view: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["WorkReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_work_report_download: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
      };
    };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_expense_list: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExpenseList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_expense_create: {
    parameters: {
      header?: {
        /** A name for this request that no other one has: sent again, it is the same expense. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateExpense"]; }; };
    responses: { 200: {}; default: components["responses"]["Problem"]; };
  };
  admin_expense_update: {
    parameters: { path: { /** Id of the expense. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateExpense"]; }; };
    responses: { 200: {}; default: components["responses"]["Problem"]; };
  };
  admin_expense_delete: {
    parameters: { path: { /** Id of the expense. */ id: number; }; };
    responses: { 200: {}; default: components["responses"]["Problem"]; };
  };
  admin_expense_download: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
      };
    };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_profit_report_view: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
        /** What it is compared with; nothing without it. */
        compare?: components["parameters"]["Compare"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProfitReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_cash_drawer_view: {
    parameters: { path: { /** The day. */ day: components["parameters"]["Day"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CashDrawer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_cash_drawer_update: {
    parameters: { path: { /** The day. */ day: components["parameters"]["Day"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCashDrawer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CashDrawer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_cash_drawer_close: {
    parameters: { path: { /** The day. */ day: components["parameters"]["Day"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CloseCashDrawer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CashDrawer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_cash_drawer_reopen: {
    parameters: { path: { /** The day. */ day: components["parameters"]["Day"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CashDrawer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_accountant_download: {
    parameters: {
      query: {
        /** The first day. */
        from: components["parameters"]["From"];
        /** The last day. */
        to: components["parameters"]["To"];
      };
    };
    responses: {
      /** The tables as CSV in UTF-8, each with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/zip": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  notification_settings_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  notification_settings_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateNotificationSettings"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  notification_device_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateNotificationDevice"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  notification_device_delete: {
    parameters: { path: { id: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  notification_device_test: {
    parameters: { path: { id: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationTest"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_notification_emails_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopEmails"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_notification_emails_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ShopEmails"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopEmails"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_settings_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_settings_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageSettings"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_event_update: {
    parameters: { path: { event: components["schemas"]["MessageEvent"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageEvent"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_whatsapp_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateWhatsAppChannel"]; }; };
    responses: {
      /** Stored; takes effect within seconds. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_message_sms_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateSmsChannel"]; }; };
    responses: {
      /** Stored; takes effect within seconds. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_message_channel_delete: {
    parameters: { path: { channel: components["schemas"]["MessageChannel"]; }; };
    responses: {
      /** Stored; takes effect within seconds. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_message_template_check: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_test: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["SendTestMessage"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["TestMessage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_list: {
    parameters: {
      query?: {
        /** Only those. */
        state?: components["schemas"]["MessageState"];
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessagePage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_resend: {
    parameters: { path: { /** Row id. */ id: components["parameters"]["Id"]; }; };
    responses: {
      /** It is on its way. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_chat_text_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatTexts"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_chat_text_update: {
    parameters: { path: { kind: components["schemas"]["ChatTextKind"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateChatText"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ChatTexts"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  message_consent_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerMessageConsent"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  message_consent_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageConsent"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerMessageConsent"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_consent_view: {
    parameters: { path: { /** User id. */ customer: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerMessageConsent"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_consent_update: {
    parameters: { path: { /** User id. */ customer: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageConsent"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerMessageConsent"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  message_webhook_verify: {
    parameters: {
      query: {
        /** `subscribe`. */
        "hub.mode": string;
        /** The verify token. */
        "hub.verify_token": string;
        /** What to answer. */
        "hub.challenge": string;
      };
    };
    responses: {
      200: { content: { "text/plain; charset=utf-8": string; }; };
      default: components["responses"]["Problem"];
    };
  };
  message_webhook_whatsapp: {
    parameters: {};
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageReportTaken"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  message_webhook_sms_get: {
    parameters: { path: { /** The secret from the settings. */ secret: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageReportTaken"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  message_webhook_sms: {
    parameters: { path: { /** The secret from the settings. */ secret: string; }; };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessageReportTaken"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportSummary"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_create: {
    parameters: {
      query: {
        /** What the file is about. */
        kind: components["schemas"]["ImportFileKind"];
        /** Name of the file. */
        name: string;
      };
    };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The file is stored. */
      201: { content: { "application/json": components["schemas"]["ImportDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_view: {
    parameters: { path: { /** Id of the import. */ id: components["parameters"]["ImportId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_delete: {
    parameters: { path: { /** Id of the import. */ id: components["parameters"]["ImportId"]; }; };
    responses: {
      /** It is deleted. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_import_preview: {
    parameters: { path: { /** Id of the import. */ id: components["parameters"]["ImportId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ChooseImportFields"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportPreview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_start: {
    parameters: { path: { /** Id of the import. */ id: components["parameters"]["ImportId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_undo: {
    parameters: { path: { /** Id of the import. */ id: components["parameters"]["ImportId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_rejected_download: {
    parameters: { path: { /** Id of the import. */ id: components["parameters"]["ImportId"]; }; };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_not_undone_download: {
    parameters: { path: { /** Id of the import. */ id: components["parameters"]["ImportId"]; }; };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_sample_download: {
    parameters: {
      query: { /** Kind of file. */ format: components["schemas"]["FileFormat"]; };
      path: { /** What it is about. */ kind: components["schemas"]["ImportFileKind"]; };
    };
    responses: {
      /** The table as CSV in UTF-8 or as XLSX, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/octet-stream": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_export_download: {
    parameters: {
      query: { /** Kind of file. */ format: components["schemas"]["FileFormat"]; };
      path: { /** What it is about. */ kind: components["schemas"]["ImportFileKind"]; };
    };
    responses: {
      /** The table as CSV in UTF-8 or as XLSX, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/octet-stream": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteSummary"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateImportWebsite"]; }; };
    responses: {
      /** Its lists are being read. */
      201: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_view: {
    parameters: { path: { /** Id of the website. */ id: components["parameters"]["WebsiteId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_delete: {
    parameters: { path: { /** Id of the website. */ id: components["parameters"]["WebsiteId"]; }; };
    responses: {
      /** It is deleted. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_list_read: {
    parameters: {
      path: {
        /** Id of the website. */
        id: components["parameters"]["WebsiteId"];
        /** What the list becomes. */
        kind: components["schemas"]["ImportKind"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ReadWebsiteList"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_preview: {
    parameters: { path: { /** Id of the website. */ id: components["parameters"]["WebsiteId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ChooseWebsiteLists"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteListPreview"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_start: {
    parameters: { path: { /** Id of the website. */ id: components["parameters"]["WebsiteId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ChooseWebsiteLists"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_stop: {
    parameters: { path: { /** Id of the website. */ id: components["parameters"]["WebsiteId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_continue: {
    parameters: { path: { /** Id of the website. */ id: components["parameters"]["WebsiteId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_undo: {
    parameters: { path: { /** Id of the website. */ id: components["parameters"]["WebsiteId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  session_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Session"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  session_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["Login"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Session"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  session_delete: {
    parameters: {};
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  account_register: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["Registration"]; }; };
    responses: {
      /** The account was created and is logged in. */
      201: { content: { "application/json": components["schemas"]["Session"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  password_forgot: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ForgottenPassword"]; }; };
    responses: {
      202: { content: { "application/json": components["schemas"]["ResetMailed"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  password_reset_view: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ResetLink"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ResetLinkAlive"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  password_reset: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PasswordReset"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  contact_change_confirm: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ContactLink"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  account_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Account"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  account_delete: {
    parameters: {};
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  account_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["AccountChange"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Account"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  account_data: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["AccountData"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  password_change: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PasswordChange"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  session_confirm: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PasswordConfirmation"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  session_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["SessionEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  session_end: {
    parameters: { path: { /** Id of the session. */ id: number; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  two_factor_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["TwoFactor"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  two_factor_create: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["TwoFactorSetup"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  two_factor_delete: {
    parameters: {};
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  two_factor_confirm: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["TwoFactorNumber"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["RecoveryCodes"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  recovery_codes_renew: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["RecoveryCodes"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  calendar_feed_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["CalendarFeed"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  calendar_feed_create: {
    parameters: {};
    responses: {
      /** The address was made. */
      201: { content: { "application/json": components["schemas"]["CalendarFeedAddress"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  calendar_feed_delete: {
    parameters: {};
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_list: {
    parameters: {
      query?: {
        /** Filter; absent for all customers. */
        filter?: components["schemas"]["CustomerFilter"];
        /** Part of a name, mobile number or email address. */
        q?: string;
        /** `next` of the previous page. */
        before?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateWalkIn"]; }; };
    responses: {
      /** The walk-in was created. */
      201: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_view: {
    parameters: { path: { /** Id of the customer. */ id: components["parameters"]["CustomerId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_update: {
    parameters: { path: { /** Id of the walk-in. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["WalkInChange"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_note_create: {
    parameters: { path: { /** Id of the customer. */ id: components["parameters"]["CustomerId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCustomerNote"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_note_delete: {
    parameters: {
      path: {
        /** Id of the customer. */
        id: components["parameters"]["CustomerId"];
        /** Id of the note. */
        note: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_block: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_unblock: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_reset: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_contact_release: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ContactRelease"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_walk_in_link: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["WalkInLink"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_walk_in_unlink: {
    parameters: {
      path: {
        /** Id of the account. */
        id: components["parameters"]["AccountId"];
        /** Id of the walk-in. */
        walk_in: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["StaffMember"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateStaff"]; }; };
    responses: {
      /** The person was invited. */
      201: { content: { "application/json": components["schemas"]["Invited"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_invite: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateInvitation"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Invited"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_password_reset: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PasswordLink"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_role_update: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["StaffRoleChange"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_delete: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_two_factor_delete: {
    parameters: { path: { /** Id of the account. */ id: components["parameters"]["AccountId"]; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_access_token_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["AccessTokenSummary"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_access_token_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateAccessToken"]; }; };
    responses: {
      /** The token was created. */
      201: { content: { "application/json": components["schemas"]["CreatedAccessToken"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_access_token_revoke: {
    parameters: { path: { /** Id of the token. */ id: number; }; };
    responses: {
      /** Done, without content. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  setup_view: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["SetupKey"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SetupState"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  setup_address: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["SetAddress"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OpenedShop"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  setup_finish: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["NewShop"]; }; };
    responses: {
      /** The owner's account is created and logged in. */
      201: { content: { "application/json": components["schemas"]["OpenedShop"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  search_list: {
    parameters: {
      query: {
        /** What to look for. */
        q: string;
        /** Only results of this kind, and more of them. */
        type?: string;
        /** Not to correct the query. */
        exact?: boolean;
      };
    };
    responses: {
      /** At most ten results, or those of one kind. */
      200: {
        headers: {
          /** Always `no-store`: what visitors search for is not cached. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/json": components["schemas"]["SearchResults"]; };
      };
      default: components["responses"]["Problem"];
    };
  };
  wanted_item_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["WantedItem"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_search_report_view: {
    parameters: { query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SearchReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_search_report_download: {
    parameters: { query: { /** The month, `yyyy-mm`. */ month: components["parameters"]["Month"]; }; };
    responses: {
      /** The table as CSV in UTF-8, with a header line. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store`. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "text/csv": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_search_settings_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["SearchSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_search_settings_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["SearchSettings"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SearchSettings"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_list: {
    parameters: {
      query?: {
        /** Part of the alternative text. */
        q?: string;
        /** `next` of the previous page. */
        before?: number;
        /** `true` for the trash. */
        deleted?: boolean;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryImagePage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_create: {
    parameters: { query?: { /** Alternative text. */ alt?: string; }; };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The image was stored. */
      201: { content: { "application/json": components["schemas"]["LibraryImage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_crop: {
    parameters: { path: { /** Id of the image. */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["ImageCrop"]; }; };
    responses: {
      /** The image was stored. */
      201: { content: { "application/json": components["schemas"]["LibraryImage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryImage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateImage"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryImage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_image_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryImage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_file_storage_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["FileStorage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_file_storage_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateFileStorage"]; }; };
    responses: {
      /** Stored; takes effect within seconds. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_file_storage_delete: {
    parameters: {};
    responses: {
      /** Stored; takes effect within seconds. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_file_storage_test: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateFileStorage"]; }; };
    responses: {
      /** It works. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_video_upload_create: {
    parameters: {
      header?: {
        /** Version of tus: 1.0.0. */
        "Tus-Resumable"?: components["parameters"]["TusResumable"];
        /** Size of the whole video in bytes, at most 2 GB. */
        "Upload-Length"?: number;
        /** Pairs of a name and a value in base64, separated by commas. */
        "Upload-Metadata"?: string;
      };
    };
    responses: {
      /** The upload can begin. */
      201: {
        headers: {
          /** URL to send the file to. Its last segment is the video's id. */
          LOCATION: string;
          /** When the upload expires if nothing arrives. */
          "UPLOAD-EXPIRES": string;
          "TUS-RESUMABLE": string;
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_upload_rules: {
    parameters: {};
    responses: {
      /** Capabilities of the server. */
      204: {
        headers: {
          "TUS-RESUMABLE": string;
          "TUS-VERSION": string;
          "TUS-EXTENSION": string;
          /** Maximum size of a video, in bytes. */
          "TUS-MAX-SIZE": number;
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_upload_delete: {
    parameters: {
      header?: { /** Version of tus: 1.0.0. */ "Tus-Resumable"?: components["parameters"]["TusResumable"]; };
      path: { /** Id of the video. */ id: components["parameters"]["VideoId"]; };
    };
    responses: {
      /** The upload was ended. */
      204: { headers: { "TUS-RESUMABLE": string; [name: string]: unknown; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_upload_view: {
    parameters: {
      header?: { /** Version of tus: 1.0.0. */ "Tus-Resumable"?: components["parameters"]["TusResumable"]; };
      path: { /** Id of the video. */ id: components["parameters"]["VideoId"]; };
    };
    responses: {
      /** State of the upload. */
      200: {
        headers: {
          /** Offset of the next part. */
          "UPLOAD-OFFSET": number;
          /** Size of the whole video in bytes. */
          "UPLOAD-LENGTH": number;
          /** When the upload expires if nothing arrives. */
          "UPLOAD-EXPIRES": string;
          "TUS-RESUMABLE": string;
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_upload_append: {
    parameters: {
      header?: {
        /** Version of tus: 1.0.0. */
        "Tus-Resumable"?: components["parameters"]["TusResumable"];
        /** Number of bytes received before. */
        "Upload-Offset"?: number;
      };
      path: { /** Id of the video. */ id: components["parameters"]["VideoId"]; };
    };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      /** The part is stored. */
      204: {
        headers: {
          /** Offset of the next part. */
          "UPLOAD-OFFSET": number;
          /** When the upload expires if nothing arrives. */
          "UPLOAD-EXPIRES": string;
          "TUS-RESUMABLE": string;
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_list: {
    parameters: {
      query?: {
        /** Part of the title. */
        q?: string;
        /** `next` of the previous page. */
        before?: number;
        /** `true` for the trash. */
        deleted?: boolean;
        /** `true` for videos that are public, `false` for those of courses only. */
        public?: boolean;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideoPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_cover: {
    parameters: { path: { /** Id of the video. */ id: components["parameters"]["VideoId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["VideoCover"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_captions_update: {
    parameters: {
      path: {
        /** Id of the video. */
        id: components["parameters"]["VideoId"];
        /** Language code of two or three letters, such as en or ta. */
        language: string;
      };
    };
    requestBody: { content: { "application/octet-stream": string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_captions_delete: {
    parameters: {
      path: {
        /** Id of the video. */
        id: components["parameters"]["VideoId"];
        /** Language code of two or three letters, such as en or ta. */
        language: string;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_look: {
    parameters: { path: { /** Id of the video. */ id: components["parameters"]["VideoId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SeenVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_view: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_update: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateVideo"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_delete: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      /** It is in the trash, and can be restored for 30 days. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_video_restore: {
    parameters: { path: { /** Id of the record. */ id: components["parameters"]["RecordId"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["BackupList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_create: {
    parameters: {};
    responses: {
      /** Started; the list shows the progress. */
      202: { content: { "application/json": components["schemas"]["BackupList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_view: {
    parameters: { path: { /** Name of the backup. */ name: components["parameters"]["Name"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BackupDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_delete: {
    parameters: { path: { /** Name of the backup. */ name: components["parameters"]["Name"]; }; };
    responses: {
      /** Deleted permanently. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_download: {
    parameters: { path: { /** Name of the backup. */ name: components["parameters"]["Name"]; }; };
    responses: {
      /** The backup as one tar file. */
      200: {
        headers: {
          /** File name. */
          "CONTENT-DISPOSITION": string;
          /** Length in bytes. */
          "CONTENT-LENGTH": string;
          /** Disables caching. */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/x-tar": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_restore: {
    parameters: { path: { /** Name of the backup. */ name: components["parameters"]["Name"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["RestoreBackup"]; }; };
    responses: {
      /** Started; the list shows the progress. */
      202: { content: { "application/json": components["schemas"]["BackupList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_undo: {
    parameters: { path: { /** Name of the replaced shop. */ name: string; }; };
    requestBody: { content: { "application/json": components["schemas"]["RestoreBackup"]; }; };
    responses: {
      /** Started; the list shows the progress. */
      202: { content: { "application/json": components["schemas"]["BackupList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_bucket_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateBackupBucket"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BackupBucketSaved"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_bucket_delete: {
    parameters: {};
    responses: {
      /** Removed. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_bucket_confirm: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ConfirmRecoveryKey"]; }; };
    responses: {
      /** Backups are uploaded from now on. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_audit_list: {
    parameters: {
      query?: {
        /** User id: only actions of this user. */
        actor?: number;
        /**
         * Prefix of the action: a feature, such as `orders.`, or a whole action, such as
         *     `orders.cancelled`.
         */
        action?: string;
        /** Only this day in India. */
        day?: string;
        /** `next` of the previous page. */
        before?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["AuditPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_health_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ShopHealth"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_list: {
    parameters: {
      query?: {
        /** Only those. */
        state?: components["schemas"]["MailState"];
        /** Part of an address, a subject or a kind of mail. */
        q?: string;
        /** `next` of the part before. */
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MailPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_health_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["EmailHealth"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_view: {
    parameters: { path: { /** Row id. */ id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MailDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_resend: {
    parameters: { path: { /** Row id. */ id: components["parameters"]["Id"]; }; };
    responses: {
      /** It is on its way. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_test: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["MailTested"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_setup_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["EmailDelivery"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_setup_change: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateEmailDelivery"]; }; };
    responses: {
      /** Stored; takes effect within seconds. */
      204: {};
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_setup_check: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateEmailDelivery"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MailTried"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_release: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["HeldMails"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MailsReleased"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  health_view: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["Health"]; }; };
      default: components["responses"]["Problem"];
    };
  };
}

/** The method and path of each operation. */
export interface Routes {
  category_list: "GET /catalogue/categories";
  category_view: "GET /catalogue/categories/{ctid}";
  service_list: "GET /catalogue/services";
  product_list: "GET /catalogue/products";
  product_view: "GET /catalogue/products/{id}";
  product_extras_view: "GET /catalogue/products/{id}/extras";
  tag_list: "GET /catalogue/tags";
  favourite_list: "GET /me/favourites";
  favourite_add: "POST /me/favourites";
  favourite_remove: "DELETE /me/favourites/{product}";
  product_review_view: "GET /me/product-reviews/{product}";
  product_review_put: "PUT /me/product-reviews/{product}";
  product_review_delete: "DELETE /me/product-reviews/{product}";
  product_review_photo_view: "GET /catalogue/review-photos/{photo}";
  product_review_photo_create: "POST /me/product-reviews/{product}/photos";
  product_review_photo_delete: "DELETE /me/product-reviews/{product}/photos/{photo}";
  admin_product_review_list: "GET /admin/catalogue/reviews";
  admin_product_review_waiting_view: "GET /admin/catalogue/reviews/waiting";
  admin_product_review_update: "PUT /admin/catalogue/reviews/{id}";
  admin_product_review_delete: "DELETE /admin/catalogue/reviews/{id}";
  admin_product_review_restore: "POST /admin/catalogue/reviews/{id}/restore";
  admin_category_list: "GET /admin/catalogue/categories";
  admin_category_create: "POST /admin/catalogue/categories";
  admin_category_reorder: "PUT /admin/catalogue/categories/order";
  admin_category_publish: "PUT /admin/catalogue/categories/{id}/published";
  admin_category_view: "GET /admin/catalogue/categories/{id}";
  admin_category_update: "PUT /admin/catalogue/categories/{id}";
  admin_category_delete: "DELETE /admin/catalogue/categories/{id}";
  admin_category_restore: "POST /admin/catalogue/categories/{id}/restore";
  admin_service_list: "GET /admin/catalogue/services";
  admin_service_create: "POST /admin/catalogue/services";
  admin_service_reorder: "PUT /admin/catalogue/services/order";
  admin_service_publish: "PUT /admin/catalogue/services/{id}/published";
  admin_service_view: "GET /admin/catalogue/services/{id}";
  admin_service_update: "PUT /admin/catalogue/services/{id}";
  admin_service_delete: "DELETE /admin/catalogue/services/{id}";
  admin_service_restore: "POST /admin/catalogue/services/{id}/restore";
  admin_product_list: "GET /admin/catalogue/products";
  admin_product_create: "POST /admin/catalogue/products";
  admin_product_duplicate: "POST /admin/catalogue/products/{id}/duplicate";
  admin_product_reorder: "PUT /admin/catalogue/products/order";
  admin_product_publish: "PUT /admin/catalogue/products/{id}/published";
  admin_product_view: "GET /admin/catalogue/products/{id}";
  admin_product_update: "PUT /admin/catalogue/products/{id}";
  admin_product_delete: "DELETE /admin/catalogue/products/{id}";
  admin_product_restore: "POST /admin/catalogue/products/{id}/restore";
  garment_type_list: "GET /garments/types";
  choice_group_list: "GET /garments/choices";
  admin_garment_type_list: "GET /admin/garments/types";
  admin_garment_type_create: "POST /admin/garments/types";
  admin_garment_type_reorder: "PUT /admin/garments/types/order";
  admin_garment_type_publish: "PUT /admin/garments/types/{id}/published";
  admin_garment_type_view: "GET /admin/garments/types/{id}";
  admin_garment_type_update: "PUT /admin/garments/types/{id}";
  admin_garment_type_delete: "DELETE /admin/garments/types/{id}";
  admin_garment_type_restore: "POST /admin/garments/types/{id}/restore";
  admin_choice_list_list: "GET /admin/garments/choices";
  admin_choice_list_view: "GET /admin/garments/choices/{owner}/{id}";
  admin_choice_list_update: "PUT /admin/garments/choices/{owner}/{id}";
  admin_piecework_rate_list: "GET /admin/piecework/rates";
  admin_piecework_rate_update: "PUT /admin/piecework/rates";
  admin_piecework_view: "GET /admin/piecework/makers";
  admin_piecework_statement_view: "GET /admin/piecework/statements/{maker}";
  admin_piecework_statement_download: "GET /admin/piecework/statements/{maker}/statement.csv";
  admin_piecework_statement_pdf: "GET /admin/piecework/statements/{maker}/statement.pdf";
  admin_piecework_entry_create: "POST /admin/piecework/statements/{maker}/entries";
  admin_piecework_entry_delete: "DELETE /admin/piecework/statements/{maker}/entries/{entry}";
  admin_piecework_price_update: "PUT /admin/piecework/statements/{maker}/missing-rates";
  admin_piecework_piece_update: "PUT /admin/piecework/pieces/{id}";
  admin_piecework_statement_close: "POST /admin/piecework/statements/{maker}/close";
  admin_piecework_statement_reopen: "POST /admin/piecework/statements/{maker}/reopen";
  course_category_list: "GET /courses/categories";
  course_list: "GET /courses";
  course_view: "GET /courses/{id}";
  enrolment_list: "GET /me/courses";
  enrolment_view: "GET /me/courses/{id}";
  playback_grant_create: "POST /me/courses/{id}/grants";
  playback_ping: "POST /me/playback/{id}/pings";
  playback_end: "DELETE /me/playback/{id}";
  lesson_file_download: "GET /me/courses/{id}/files/{file}";
  review_put: "PUT /me/courses/{id}/review";
  question_list: "GET /me/courses/{id}/questions";
  question_create: "POST /me/courses/{id}/questions";
  certificate_view: "GET /courses/certificates/{number}";
  certificate_create: "POST /me/courses/{id}/certificate";
  certificate_download: "GET /me/courses/{id}/certificate";
  gift_list: "GET /me/gifts";
  gift_create: "POST /me/gifts";
  gift_claim: "POST /me/gifts/claim";
  admin_course_category_list: "GET /admin/courses/categories";
  admin_course_category_create: "POST /admin/courses/categories";
  admin_course_category_reorder: "PUT /admin/courses/categories/order";
  admin_course_category_publish: "PUT /admin/courses/categories/{id}/published";
  admin_course_category_view: "GET /admin/courses/categories/{id}";
  admin_course_category_update: "PUT /admin/courses/categories/{id}";
  admin_course_category_delete: "DELETE /admin/courses/categories/{id}";
  admin_course_category_restore: "POST /admin/courses/categories/{id}/restore";
  admin_course_list: "GET /admin/courses";
  admin_course_create: "POST /admin/courses";
  admin_course_duplicate: "POST /admin/courses/{id}/duplicate";
  admin_course_reorder: "PUT /admin/courses/order";
  admin_course_publish: "PUT /admin/courses/{id}/published";
  admin_course_view: "GET /admin/courses/{id}";
  admin_course_update: "PUT /admin/courses/{id}";
  admin_course_delete: "DELETE /admin/courses/{id}";
  admin_course_restore: "POST /admin/courses/{id}/restore";
  admin_review_list: "GET /admin/courses/reviews";
  admin_review_waiting_view: "GET /admin/courses/reviews/waiting";
  admin_review_update: "PUT /admin/courses/reviews/{id}";
  admin_review_delete: "DELETE /admin/courses/reviews/{id}";
  admin_review_restore: "POST /admin/courses/reviews/{id}/restore";
  admin_enrolment_list: "GET /admin/courses/enrolments";
  admin_enrolment_create: "POST /admin/courses/enrolments";
  admin_enrolment_gift_list: "GET /admin/courses/enrolments/gifts";
  admin_enrolment_view: "GET /admin/courses/enrolments/{id}";
  admin_enrolment_extend: "POST /admin/courses/enrolments/{id}/extend";
  admin_enrolment_revoke: "POST /admin/courses/enrolments/{id}/revoke";
  admin_enrolment_undo: "POST /admin/courses/enrolments/{id}/undo";
  admin_question_list: "GET /admin/courses/questions";
  admin_question_open_view: "GET /admin/courses/questions/open";
  admin_question_update: "PUT /admin/courses/questions/{id}";
  admin_lesson_file_list: "GET /admin/courses/{id}/files";
  admin_lesson_file_create: "POST /admin/courses/lessons/{id}/files";
  admin_lesson_file_reorder: "PUT /admin/courses/lessons/{id}/files/order";
  admin_lesson_file_update: "PUT /admin/courses/files/{id}";
  admin_lesson_file_delete: "DELETE /admin/courses/files/{id}";
  admin_lesson_file_restore: "POST /admin/courses/files/{id}/restore";
  admin_lesson_file_download: "GET /admin/courses/files/{id}/content";
  admin_lesson_file_replace: "PUT /admin/courses/files/{id}/content";
  shop_view: "GET /content/shop";
  banner_list: "GET /content/banner";
  offer_list: "GET /content/offers";
  gallery_list: "GET /content/gallery";
  event_list: "GET /content/events";
  event_view: "GET /content/events/{id}";
  testimonial_list: "GET /content/testimonials";
  measure_video_list: "GET /content/measure-videos";
  page_view: "GET /content/pages/{slug}";
  enquiry_create: "POST /content/enquiries";
  admin_enquiry_list: "GET /admin/content/enquiries";
  admin_enquiry_update: "PUT /admin/content/enquiries/{id}";
  admin_enquiry_delete: "DELETE /admin/content/enquiries/{id}";
  admin_enquiry_answer: "PUT /admin/content/enquiries/{id}/answered";
  admin_page_list: "GET /admin/content/pages";
  admin_page_view: "GET /admin/content/pages/{slug}";
  admin_page_update: "PUT /admin/content/pages/{slug}";
  admin_shop_view: "GET /admin/content/shop";
  admin_shop_update: "PUT /admin/content/shop";
  admin_shop_check: "POST /admin/content/shop/check";
  admin_setup_view: "GET /admin/content/setup";
  admin_setup_step_update: "PUT /admin/content/setup/steps";
  admin_shop_open: "POST /admin/content/setup/open";
  admin_banner_list: "GET /admin/content/banner";
  admin_banner_create: "POST /admin/content/banner";
  admin_banner_reorder: "PUT /admin/content/banner/order";
  admin_banner_publish: "PUT /admin/content/banner/{id}/published";
  admin_banner_view: "GET /admin/content/banner/{id}";
  admin_banner_update: "PUT /admin/content/banner/{id}";
  admin_banner_delete: "DELETE /admin/content/banner/{id}";
  admin_banner_restore: "POST /admin/content/banner/{id}/restore";
  admin_offer_list: "GET /admin/content/offers";
  admin_offer_create: "POST /admin/content/offers";
  admin_offer_reorder: "PUT /admin/content/offers/order";
  admin_offer_publish: "PUT /admin/content/offers/{id}/published";
  admin_offer_view: "GET /admin/content/offers/{id}";
  admin_offer_update: "PUT /admin/content/offers/{id}";
  admin_offer_delete: "DELETE /admin/content/offers/{id}";
  admin_offer_restore: "POST /admin/content/offers/{id}/restore";
  admin_testimonial_list: "GET /admin/content/testimonials";
  admin_testimonial_create: "POST /admin/content/testimonials";
  admin_testimonial_publish: "PUT /admin/content/testimonials/{id}/published";
  admin_testimonial_view: "GET /admin/content/testimonials/{id}";
  admin_testimonial_update: "PUT /admin/content/testimonials/{id}";
  admin_testimonial_delete: "DELETE /admin/content/testimonials/{id}";
  admin_testimonial_restore: "POST /admin/content/testimonials/{id}/restore";
  admin_enquiry_restore: "POST /admin/content/enquiries/{id}/restore";
  admin_event_list: "GET /admin/content/events";
  admin_event_create: "POST /admin/content/events";
  admin_event_publish: "PUT /admin/content/events/{id}/published";
  admin_event_view: "GET /admin/content/events/{id}";
  admin_event_update: "PUT /admin/content/events/{id}";
  admin_event_delete: "DELETE /admin/content/events/{id}";
  admin_event_restore: "POST /admin/content/events/{id}/restore";
  admin_gallery_list: "GET /admin/content/gallery";
  admin_gallery_create: "POST /admin/content/gallery";
  admin_gallery_reorder: "PUT /admin/content/gallery/order";
  admin_gallery_publish: "PUT /admin/content/gallery/{id}/published";
  admin_gallery_view: "GET /admin/content/gallery/{id}";
  admin_gallery_update: "PUT /admin/content/gallery/{id}";
  admin_gallery_delete: "DELETE /admin/content/gallery/{id}";
  admin_gallery_restore: "POST /admin/content/gallery/{id}/restore";
  admin_how_to_measure_list: "GET /admin/content/how-to-measure";
  admin_how_to_measure_create: "POST /admin/content/how-to-measure";
  admin_how_to_measure_reorder: "PUT /admin/content/how-to-measure/order";
  admin_how_to_measure_publish: "PUT /admin/content/how-to-measure/{id}/published";
  admin_how_to_measure_view: "GET /admin/content/how-to-measure/{id}";
  admin_how_to_measure_update: "PUT /admin/content/how-to-measure/{id}";
  admin_how_to_measure_delete: "DELETE /admin/content/how-to-measure/{id}";
  admin_how_to_measure_restore: "POST /admin/content/how-to-measure/{id}/restore";
  pin_code_list: "GET /orders/pin-codes";
  slot_list: "GET /orders/slots";
  order_status_view: "GET /orders/status/{key}";
  appointment_list: "GET /me/appointments";
  appointment_create: "POST /me/appointments";
  order_list: "GET /me/orders";
  order_view: "GET /me/orders/{id}";
  order_cancel: "POST /me/orders/{id}/cancel";
  order_visit_move: "PUT /me/orders/{id}/visit";
  order_status_link_update: "PUT /me/orders/{id}/status-link";
  measurement_profile_list: "GET /me/measurement-profiles";
  measurement_profile_create: "POST /me/measurement-profiles";
  measurement_profile_update: "PUT /me/measurement-profiles/{id}";
  measurement_profile_delete: "DELETE /me/measurement-profiles/{id}";
  measuring_delete: "DELETE /me/measurement-profiles/{id}/measurements/{measuring}";
  order_photo_create: "POST /me/orders/{id}/photos";
  order_photo_view: "GET /me/orders/{id}/photos/{photo}";
  order_photo_delete: "DELETE /me/orders/{id}/photos/{photo}";
  admin_today_view: "GET /admin/today";
  admin_board_view: "GET /admin/board";
  admin_piece_list: "GET /admin/pieces";
  admin_load_view: "GET /admin/load";
  admin_order_list: "GET /admin/orders";
  admin_order_create: "POST /admin/orders";
  admin_order_view: "GET /admin/orders/{id}";
  admin_order_approve: "POST /admin/orders/{id}/approve";
  admin_order_reject: "POST /admin/orders/{id}/reject";
  admin_order_cancel: "POST /admin/orders/{id}/cancel";
  admin_order_move: "POST /admin/orders/{id}/step";
  admin_order_undo: "POST /admin/orders/{id}/undo";
  admin_team_list: "GET /admin/orders/team";
  admin_piece_create: "POST /admin/orders/{id}/pieces";
  admin_piece_update: "PUT /admin/orders/{id}/pieces/{piece}";
  admin_piece_delete: "DELETE /admin/orders/{id}/pieces/{piece}";
  admin_piece_restore: "POST /admin/orders/{id}/pieces/{piece}/restore";
  admin_piece_move: "POST /admin/orders/{id}/pieces/{piece}/step";
  admin_assignee_update: "PUT /admin/orders/{id}/pieces/{piece}/assignee";
  admin_piece_promise: "PUT /admin/orders/{id}/pieces/{piece}/promised-day";
  admin_trial_update: "PUT /admin/orders/{id}/pieces/{piece}/trial";
  admin_piece_price_update: "PUT /admin/orders/{id}/pieces/{piece}/price";
  admin_fabric_update: "PUT /admin/orders/{id}/pieces/{piece}/fabric";
  admin_piece_note_update: "PUT /admin/orders/{id}/pieces/{piece}/note";
  admin_measurement_update: "PUT /admin/orders/{id}/pieces/{piece}/measurements";
  admin_alteration_list: "GET /admin/alterations";
  admin_alteration_create: "POST /admin/orders/{id}/pieces/{piece}/alterations";
  admin_alteration_update: "PUT /admin/orders/{id}/alterations/{alteration}";
  admin_alteration_delete: "DELETE /admin/orders/{id}/alterations/{alteration}";
  admin_alteration_move: "POST /admin/orders/{id}/alterations/{alteration}/step";
  admin_own_piece_list: "GET /admin/own-pieces";
  admin_own_piece_move: "POST /admin/own-pieces/{id}/step";
  admin_own_piece_note_create: "POST /admin/own-pieces/{id}/notes";
  admin_own_piece_photo_create: "POST /admin/own-pieces/{id}/photos";
  admin_own_piece_photo_view: "GET /admin/own-pieces/{id}/photos/{photo}";
  admin_order_update: "PUT /admin/orders/{id}/terms";
  admin_needed_by_update: "PUT /admin/orders/{id}/needed-by";
  admin_visit_move: "PUT /admin/orders/{id}/visit";
  admin_visit_assign: "PUT /admin/orders/{id}/visit/assignee";
  admin_note_create: "POST /admin/orders/{id}/notes";
  admin_price_update: "PUT /admin/orders/{id}/price";
  admin_price_adjustments_update: "PUT /admin/orders/{id}/price-adjustments";
  admin_photo_view: "GET /admin/orders/{id}/photos/{photo}";
  admin_photo_update: "PUT /admin/orders/{id}/photos/{photo}";
  admin_photo_delete: "DELETE /admin/orders/{id}/photos/{photo}";
  admin_photo_create: "POST /admin/orders/{id}/photos";
  admin_calendar_view: "GET /admin/calendar";
  admin_calendar_update: "PUT /admin/calendar";
  admin_holiday_create: "POST /admin/holidays";
  admin_holiday_delete: "DELETE /admin/holidays/{day}";
  admin_order_report_view: "GET /admin/orders/report";
  admin_order_report_download: "GET /admin/orders/report.csv";
  admin_order_slip_download: "GET /admin/orders/{id}/slip.pdf";
  admin_job_card_download: "GET /admin/orders/{id}/job-cards.pdf";
  admin_measurement_profile_list: "GET /admin/measurement-profiles/{customer}";
  admin_measurement_profile_create: "POST /admin/measurement-profiles/{customer}";
  admin_measurement_profile_update: "PUT /admin/measurement-profiles/{customer}/{id}";
  admin_last_measurements_view: "GET /admin/measurement-profiles/{customer}/last";
  admin_status_link_update: "PUT /admin/orders/{id}/status-link";
  admin_price_settings_view: "GET /admin/price-settings";
  admin_price_settings_update: "PUT /admin/price-settings";
  admin_pin_code_import: "POST /admin/pin-codes/import";
  admin_past_order_list: "GET /admin/past-orders/{customer}";
  admin_pin_code_list: "GET /admin/pin-codes";
  admin_pin_code_create: "POST /admin/pin-codes";
  admin_pin_code_publish: "PUT /admin/pin-codes/{id}/published";
  admin_pin_code_view: "GET /admin/pin-codes/{id}";
  admin_pin_code_update: "PUT /admin/pin-codes/{id}";
  admin_pin_code_delete: "DELETE /admin/pin-codes/{id}";
  admin_pin_code_restore: "POST /admin/pin-codes/{id}/restore";
  receipt_list: "GET /payments/receipts";
  receipt_download: "GET /payments/receipts/{file}";
  gst_state_list: "GET /payments/states";
  admin_receipt_list: "GET /admin/payments/receipts";
  admin_receipt_download: "GET /admin/payments/receipts/{file}";
  admin_receipt_report_download: "GET /admin/payments/receipts.csv";
  admin_tax_view: "GET /admin/payments/tax";
  admin_tax_update: "PUT /admin/payments/tax";
  admin_tax_sample: "POST /admin/payments/tax/sample";
  payment_order_create: "POST /payments/orders";
  payment_order_view: "GET /payments/orders/{id}";
  payment_order_confirm: "POST /payments/orders/{id}/confirm";
  coupon_check: "POST /payments/coupons/check";
  payment_webhook: "POST /payments/webhooks/{provider}";
  payment_callback: "POST /payments/callbacks/{provider}";
  admin_coupon_use_list: "GET /admin/payments/coupons/{id}/uses";
  admin_payment_provider_view: "GET /admin/payments/provider";
  admin_payment_provider_update: "PUT /admin/payments/provider";
  admin_payment_provider_check: "POST /admin/payments/provider/check";
  admin_dispute_list: "GET /admin/payments/disputes";
  admin_payment_waiting_view: "GET /admin/payments/waiting";
  admin_payment_view: "GET /admin/payments/received/{id}";
  admin_refund_create: "POST /admin/payments/received/{id}/refunds";
  admin_refund_retry: "POST /admin/payments/refunds/{id}/retry";
  admin_payment_retain: "PUT /admin/payments/received/{id}/retention";
  admin_payment_release: "DELETE /admin/payments/received/{id}/retention";
  admin_unmatched_payment_list: "GET /admin/payments/unmatched";
  admin_unmatched_payment_settle: "POST /admin/payments/unmatched/{payment}/settle";
  admin_unmatched_payment_match: "POST /admin/payments/unmatched/{payment}/match";
  admin_coupon_list: "GET /admin/payments/coupons";
  admin_coupon_create: "POST /admin/payments/coupons";
  admin_coupon_publish: "PUT /admin/payments/coupons/{id}/published";
  admin_coupon_view: "GET /admin/payments/coupons/{id}";
  admin_coupon_update: "PUT /admin/payments/coupons/{id}";
  admin_coupon_delete: "DELETE /admin/payments/coupons/{id}";
  admin_coupon_restore: "POST /admin/payments/coupons/{id}/restore";
  sandbox_pay: "POST /payments/sandbox/pay";
  sandbox_fail: "POST /payments/sandbox/fail";
  admin_money_in_view: "GET /admin/payments/money-in";
  admin_ledger_view: "GET /admin/payments/order-ledgers/{order}";
  admin_counter_payment_create: "POST /admin/payments/order-ledgers/{order}/entries";
  admin_counter_payment_reverse: "POST /admin/payments/order-ledgers/{order}/entries/{entry}/reverse";
  order_money_view: "GET /me/orders/{id}/money";
  admin_payment_list: "GET /admin/payments/transactions";
  admin_payment_download: "GET /admin/payments/transactions.csv";
  admin_customer_account_list: "GET /admin/payments/customers";
  admin_customer_money_view: "GET /admin/payments/customers/{user}";
  admin_payment_report_view: "GET /admin/payments/report";
  admin_payment_report_download: "GET /admin/payments/report.csv";
  admin_sales_report_view: "GET /admin/payments/figures/sales";
  admin_sales_report_download: "GET /admin/payments/figures/sales.csv";
  admin_balances_report_view: "GET /admin/payments/figures/balances";
  admin_balances_report_download: "GET /admin/payments/figures/balances.csv";
  admin_work_report_view: "GET /admin/payments/figures/work";
  admin_work_report_download: "GET /admin/payments/figures/work.csv";
  admin_expense_list: "GET /admin/payments/expenses";
  admin_expense_create: "POST /admin/payments/expenses";
  admin_expense_update: "PUT /admin/payments/expenses/{id}";
  admin_expense_delete: "DELETE /admin/payments/expenses/{id}";
  admin_expense_download: "GET /admin/payments/expenses.csv";
  admin_profit_report_view: "GET /admin/payments/figures/profit";
  admin_cash_drawer_view: "GET /admin/payments/cash-drawers/{day}";
  admin_cash_drawer_update: "PUT /admin/payments/cash-drawers/{day}";
  admin_cash_drawer_close: "POST /admin/payments/cash-drawers/{day}/close";
  admin_cash_drawer_reopen: "POST /admin/payments/cash-drawers/{day}/reopen";
  admin_accountant_download: "GET /admin/payments/accountant.zip";
  notification_settings_view: "GET /me/notifications";
  notification_settings_update: "PUT /me/notifications";
  notification_device_create: "POST /me/notifications/devices";
  notification_device_delete: "DELETE /me/notifications/devices/{id}";
  notification_device_test: "POST /me/notifications/devices/{id}/test";
  admin_notification_emails_view: "GET /admin/notifications/emails";
  admin_notification_emails_update: "PUT /admin/notifications/emails";
  admin_message_settings_view: "GET /admin/messages/settings";
  admin_message_settings_update: "PUT /admin/messages/settings";
  admin_message_event_update: "PUT /admin/messages/events/{event}";
  admin_message_whatsapp_update: "PUT /admin/messages/whatsapp";
  admin_message_sms_update: "PUT /admin/messages/sms";
  admin_message_channel_delete: "DELETE /admin/messages/channels/{channel}";
  admin_message_template_check: "POST /admin/messages/templates/check";
  admin_message_test: "POST /admin/messages/test";
  admin_message_list: "GET /admin/messages";
  admin_message_resend: "POST /admin/messages/{id}/resend";
  admin_chat_text_list: "GET /admin/messages/chat-texts";
  admin_chat_text_update: "PUT /admin/messages/chat-texts/{kind}";
  message_consent_view: "GET /me/messages";
  message_consent_update: "PUT /me/messages";
  admin_message_consent_view: "GET /admin/messages/consents/{customer}";
  admin_message_consent_update: "PUT /admin/messages/consents/{customer}";
  message_webhook_verify: "GET /messages/webhooks/whatsapp";
  message_webhook_whatsapp: "POST /messages/webhooks/whatsapp";
  message_webhook_sms_get: "GET /messages/webhooks/sms/{secret}";
  message_webhook_sms: "POST /messages/webhooks/sms/{secret}";
  admin_import_list: "GET /admin/imports";
  admin_import_create: "POST /admin/imports/files";
  admin_import_view: "GET /admin/imports/{id}";
  admin_import_delete: "DELETE /admin/imports/{id}";
  admin_import_preview: "POST /admin/imports/{id}/preview";
  admin_import_start: "POST /admin/imports/{id}/start";
  admin_import_undo: "POST /admin/imports/{id}/undo";
  admin_import_rejected_download: "GET /admin/imports/{id}/rejected.csv";
  admin_import_not_undone_download: "GET /admin/imports/{id}/not-undone.csv";
  admin_import_sample_download: "GET /admin/import-samples/{kind}";
  admin_export_download: "GET /admin/exports/{kind}";
  admin_import_website_list: "GET /admin/import-websites";
  admin_import_website_create: "POST /admin/import-websites";
  admin_import_website_view: "GET /admin/import-websites/{id}";
  admin_import_website_delete: "DELETE /admin/import-websites/{id}";
  admin_import_website_list_read: "PUT /admin/import-websites/{id}/lists/{kind}";
  admin_import_website_preview: "POST /admin/import-websites/{id}/preview";
  admin_import_website_start: "POST /admin/import-websites/{id}/start";
  admin_import_website_stop: "POST /admin/import-websites/{id}/stop";
  admin_import_website_continue: "POST /admin/import-websites/{id}/continue";
  admin_import_website_undo: "POST /admin/import-websites/{id}/undo";
  session_view: "GET /session";
  session_create: "POST /session";
  session_delete: "DELETE /session";
  account_register: "POST /auth/accounts";
  password_forgot: "POST /auth/password/forgot";
  password_reset_view: "POST /auth/password/reset/view";
  password_reset: "POST /auth/password/reset";
  contact_change_confirm: "POST /auth/contact/confirm";
  account_view: "GET /me/account";
  account_update: "PATCH /me/account";
  account_delete: "DELETE /me/account";
  account_data: "GET /me/account/data";
  password_change: "PUT /me/password";
  session_confirm: "POST /me/session/confirm";
  session_list: "GET /me/sessions";
  session_end: "DELETE /me/sessions/{id}";
  two_factor_view: "GET /me/two-factor";
  two_factor_create: "POST /me/two-factor";
  two_factor_delete: "DELETE /me/two-factor";
  two_factor_confirm: "POST /me/two-factor/confirm";
  recovery_codes_renew: "POST /me/two-factor/recovery-codes";
  calendar_feed_view: "GET /me/calendar-feed";
  calendar_feed_create: "POST /me/calendar-feed";
  calendar_feed_delete: "DELETE /me/calendar-feed";
  admin_customer_list: "GET /admin/customers";
  admin_customer_create: "POST /admin/customers";
  admin_customer_view: "GET /admin/customers/{id}";
  admin_customer_update: "PUT /admin/customers/{id}";
  admin_customer_note_create: "POST /admin/customers/{id}/notes";
  admin_customer_note_delete: "DELETE /admin/customers/{id}/notes/{note}";
  admin_customer_block: "POST /admin/customers/{id}/block";
  admin_customer_unblock: "POST /admin/customers/{id}/unblock";
  admin_customer_reset: "POST /admin/customers/{id}/reset-link";
  admin_contact_release: "POST /admin/customers/{id}/release";
  admin_walk_in_link: "POST /admin/customers/{id}/walk-ins";
  admin_walk_in_unlink: "DELETE /admin/customers/{id}/walk-ins/{walk_in}";
  admin_staff_list: "GET /admin/staff";
  admin_staff_create: "POST /admin/staff";
  admin_staff_invite: "POST /admin/staff/{id}/invitation";
  admin_staff_password_reset: "POST /admin/staff/{id}/password-link";
  admin_staff_role_update: "PUT /admin/staff/{id}/role";
  admin_staff_delete: "DELETE /admin/staff/{id}";
  admin_staff_two_factor_delete: "DELETE /admin/staff/{id}/two-factor";
  admin_access_token_list: "GET /admin/access-tokens";
  admin_access_token_create: "POST /admin/access-tokens";
  admin_access_token_revoke: "DELETE /admin/access-tokens/{id}";
  setup_view: "POST /setup/view";
  setup_address: "POST /setup/address";
  setup_finish: "POST /setup";
  search_list: "GET /search";
  wanted_item_list: "GET /search/wanted";
  admin_search_report_view: "GET /admin/search/report";
  admin_search_report_download: "GET /admin/search/report.csv";
  admin_search_settings_view: "GET /admin/search/settings";
  admin_search_settings_update: "PUT /admin/search/settings";
  admin_image_create: "POST /admin/media/images";
  admin_image_list: "GET /admin/media/images";
  admin_image_crop: "POST /admin/media/images/{id}/crop";
  admin_image_view: "GET /admin/media/images/{id}";
  admin_image_update: "PUT /admin/media/images/{id}";
  admin_image_delete: "DELETE /admin/media/images/{id}";
  admin_image_restore: "POST /admin/media/images/{id}/restore";
  admin_file_storage_view: "GET /admin/media/storage";
  admin_file_storage_update: "PUT /admin/media/storage";
  admin_file_storage_delete: "DELETE /admin/media/storage";
  admin_file_storage_test: "POST /admin/media/storage/test";
  admin_video_upload_rules: "OPTIONS /admin/media/videos/uploads";
  admin_video_upload_create: "POST /admin/media/videos/uploads";
  admin_video_upload_view: "HEAD /admin/media/videos/uploads/{id}";
  admin_video_upload_append: "PATCH /admin/media/videos/uploads/{id}";
  admin_video_upload_delete: "DELETE /admin/media/videos/uploads/{id}";
  admin_video_list: "GET /admin/media/videos";
  admin_video_cover: "PUT /admin/media/videos/{id}/cover";
  admin_video_captions_update: "PUT /admin/media/videos/{id}/captions/{language}";
  admin_video_captions_delete: "DELETE /admin/media/videos/{id}/captions/{language}";
  admin_video_look: "POST /admin/media/videos/{id}/look";
  admin_video_view: "GET /admin/media/videos/{id}";
  admin_video_update: "PUT /admin/media/videos/{id}";
  admin_video_delete: "DELETE /admin/media/videos/{id}";
  admin_video_restore: "POST /admin/media/videos/{id}/restore";
  admin_backup_list: "GET /admin/backups";
  admin_backup_create: "POST /admin/backups";
  admin_backup_view: "GET /admin/backups/{name}";
  admin_backup_delete: "DELETE /admin/backups/{name}";
  admin_backup_download: "GET /admin/backups/{name}/archive";
  admin_backup_restore: "POST /admin/backups/{name}/restore";
  admin_backup_undo: "POST /admin/backups/replaced/{name}/restore";
  admin_backup_bucket_update: "PUT /admin/backup-bucket";
  admin_backup_bucket_delete: "DELETE /admin/backup-bucket";
  admin_backup_bucket_confirm: "POST /admin/backup-bucket/recovery-key";
  admin_audit_list: "GET /admin/audit";
  admin_health_view: "GET /admin/health";
  admin_mail_list: "GET /admin/mails";
  admin_mail_health_view: "GET /admin/mails/health";
  admin_mail_view: "GET /admin/mails/{id}";
  admin_mail_resend: "POST /admin/mails/{id}/resend";
  admin_mail_test: "POST /admin/mails/test";
  admin_mail_setup_view: "GET /admin/mails/setup";
  admin_mail_setup_change: "PUT /admin/mails/setup";
  admin_mail_setup_check: "POST /admin/mails/setup/check";
  admin_mail_release: "PUT /admin/mails/held";
  health_view: "GET /health";
}
