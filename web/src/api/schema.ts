// Written by `just gen` from openapi.json. Not to be changed by hand.

export interface paths {
  "/catalogue/categories": { get: operations["category_list"]; };
  "/catalogue/categories/{ctid}": { get: operations["category_view"]; };
  "/catalogue/services": { get: operations["service_list"]; };
  "/catalogue/products": { get: operations["product_list"]; };
  "/catalogue/products/{id}": { get: operations["product_view"]; };
  "/catalogue/products/{id}/extras": { get: operations["product_extras_view"]; };
  "/catalogue/tags": { get: operations["tag_list"]; };
  "/me/favourites": { get: operations["favourite_list"]; post: operations["favourite_create"]; };
  "/me/favourites/{product}": { delete: operations["favourite_delete"]; };
  "/me/product-reviews/{product}": {
    parameters: {
      query?: never;
      header?: never;
      path: { product: components["parameters"]["Product"]; };
      cookie?: never;
    };
    get: operations["product_review_view"];
    put: operations["product_review_update"];
    delete: operations["product_review_delete"];
  };
  "/catalogue/review-photos/{photo}": { get: operations["product_review_photo_view"]; };
  "/me/product-reviews/{product}/photos": { post: operations["product_review_photo_create"]; };
  "/me/product-reviews/{product}/photos/{photo}": { delete: operations["product_review_photo_delete"]; };
  "/admin/catalogue/reviews": { get: operations["admin_product_review_list"]; };
  "/admin/catalogue/reviews/waiting": { get: operations["admin_product_review_waiting_view"]; };
  "/admin/catalogue/reviews/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    put: operations["admin_product_review_update"];
    delete: operations["admin_product_review_delete"];
  };
  "/admin/catalogue/reviews/{id}/restore": { post: operations["admin_product_review_restore"]; };
  "/admin/catalogue/categories": { get: operations["admin_category_list"]; post: operations["admin_category_create"]; };
  "/admin/catalogue/categories/order": { put: operations["admin_category_reorder"]; };
  "/admin/catalogue/categories/{id}/published": { put: operations["admin_category_publish"]; };
  "/admin/catalogue/categories/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_category_view"];
    put: operations["admin_category_update"];
    delete: operations["admin_category_delete"];
  };
  "/admin/catalogue/categories/{id}/restore": { post: operations["admin_category_restore"]; };
  "/admin/catalogue/services": { get: operations["admin_service_list"]; post: operations["admin_service_create"]; };
  "/admin/catalogue/services/order": { put: operations["admin_service_reorder"]; };
  "/admin/catalogue/services/{id}/published": { put: operations["admin_service_publish"]; };
  "/admin/catalogue/services/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_garment_type_view"];
    put: operations["admin_garment_type_update"];
    delete: operations["admin_garment_type_delete"];
  };
  "/admin/garments/types/{id}/restore": { post: operations["admin_garment_type_restore"]; };
  "/admin/garments/choices": { get: operations["admin_choice_list_list"]; };
  "/admin/garments/choices/{owner}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description What the choices belong to */ owner: components["schemas"]["ChoiceOwner"];
        id: components["parameters"]["Id"];
      };
      cookie?: never;
    };
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
  "/admin/piecework/statements/{maker}/statement.pdf": { get: operations["admin_piecework_statement_print"]; };
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
  "/me/courses/{id}/review": { put: operations["review_update"]; };
  "/me/courses/{id}/questions": {
    parameters: {
      query?: never;
      header?: never;
      path: { /** @description Id of the enrolment */ id: components["parameters"]["IdInteger"]; };
      cookie?: never;
    };
    get: operations["question_list"];
    post: operations["question_create"];
  };
  "/courses/certificates/{number}": { get: operations["certificate_view"]; };
  "/me/courses/{id}/certificate": {
    parameters: {
      query?: never;
      header?: never;
      path: { /** @description Id of the enrolment */ id: components["parameters"]["IdInteger"]; };
      cookie?: never;
    };
    get: operations["certificate_download"];
    post: operations["certificate_create"];
  };
  "/me/gifts": { get: operations["gift_list"]; post: operations["gift_create"]; };
  "/me/gifts/claim": { post: operations["gift_claim"]; };
  "/admin/courses/categories": {
    get: operations["admin_course_category_list"];
    post: operations["admin_course_category_create"];
  };
  "/admin/courses/categories/order": { put: operations["admin_course_category_reorder"]; };
  "/admin/courses/categories/{id}/published": { put: operations["admin_course_category_publish"]; };
  "/admin/courses/categories/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_course_view"];
    put: operations["admin_course_update"];
    delete: operations["admin_course_delete"];
  };
  "/admin/courses/{id}/restore": { post: operations["admin_course_restore"]; };
  "/admin/courses/reviews": { get: operations["admin_review_list"]; };
  "/admin/courses/reviews/waiting": { get: operations["admin_review_waiting_view"]; };
  "/admin/courses/reviews/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    put: operations["admin_review_update"];
    delete: operations["admin_review_delete"];
  };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    put: operations["admin_lesson_file_update"];
    delete: operations["admin_lesson_file_delete"];
  };
  "/admin/courses/files/{id}/restore": { post: operations["admin_lesson_file_restore"]; };
  "/admin/courses/files/{id}/content": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    put: operations["admin_enquiry_update"];
    delete: operations["admin_enquiry_delete"];
  };
  "/admin/content/enquiries/{id}/answered": { put: operations["admin_enquiry_answer"]; };
  "/admin/content/pages": { get: operations["admin_page_list"]; };
  "/admin/content/pages/{slug}": {
    parameters: {
      query?: never;
      header?: never;
      path: { /** @description `about`, `stories`, `privacy`, `terms`, `refunds` or `quality` */ slug: string; };
      cookie?: never;
    };
    get: operations["admin_page_view"];
    put: operations["admin_page_update"];
  };
  "/admin/content/shop": { get: operations["admin_shop_view"]; put: operations["admin_shop_update"]; };
  "/admin/content/shop/check": { post: operations["admin_shop_check"]; };
  "/admin/content/setup": { get: operations["admin_setup_view"]; };
  "/admin/content/setup/steps": { put: operations["admin_setup_step_update"]; };
  "/admin/content/setup/open": { post: operations["admin_shop_open"]; };
  "/admin/content/banner": { get: operations["admin_banner_list"]; post: operations["admin_banner_create"]; };
  "/admin/content/banner/order": { put: operations["admin_banner_reorder"]; };
  "/admin/content/banner/{id}/published": { put: operations["admin_banner_publish"]; };
  "/admin/content/banner/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_banner_view"];
    put: operations["admin_banner_update"];
    delete: operations["admin_banner_delete"];
  };
  "/admin/content/banner/{id}/restore": { post: operations["admin_banner_restore"]; };
  "/admin/content/offers": { get: operations["admin_offer_list"]; post: operations["admin_offer_create"]; };
  "/admin/content/offers/order": { put: operations["admin_offer_reorder"]; };
  "/admin/content/offers/{id}/published": { put: operations["admin_offer_publish"]; };
  "/admin/content/offers/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_testimonial_view"];
    put: operations["admin_testimonial_update"];
    delete: operations["admin_testimonial_delete"];
  };
  "/admin/content/testimonials/{id}/restore": { post: operations["admin_testimonial_restore"]; };
  "/admin/content/enquiries/{id}/restore": { post: operations["admin_enquiry_restore"]; };
  "/admin/content/events": { get: operations["admin_event_list"]; post: operations["admin_event_create"]; };
  "/admin/content/events/{id}/published": { put: operations["admin_event_publish"]; };
  "/admin/content/events/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_event_view"];
    put: operations["admin_event_update"];
    delete: operations["admin_event_delete"];
  };
  "/admin/content/events/{id}/restore": { post: operations["admin_event_restore"]; };
  "/admin/content/gallery": { get: operations["admin_gallery_list"]; post: operations["admin_gallery_create"]; };
  "/admin/content/gallery/order": { put: operations["admin_gallery_reorder"]; };
  "/admin/content/gallery/{id}/published": { put: operations["admin_gallery_publish"]; };
  "/admin/content/gallery/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    put: operations["measurement_profile_update"];
    delete: operations["measurement_profile_delete"];
  };
  "/me/measurement-profiles/{id}/measurements/{measuring}": { delete: operations["measuring_delete"]; };
  "/me/orders/{id}/photos": { post: operations["order_photo_create"]; };
  "/me/orders/{id}/photos/{photo}": {
    parameters: {
      query?: never;
      header?: never;
      path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; };
      cookie?: never;
    };
    get: operations["order_photo_view"];
    delete: operations["order_photo_delete"];
  };
  "/admin/today": { get: operations["admin_today_view"]; };
  "/admin/board": { get: operations["admin_board_view"]; };
  "/admin/pieces": { get: operations["admin_piece_list"]; };
  "/admin/load": { get: operations["admin_load_view"]; };
  "/admin/orders": { get: operations["admin_order_list"]; post: operations["admin_order_create"]; };
  "/admin/orders/{id}": { get: operations["admin_order_view"]; };
  "/admin/orders/{id}/approve": { post: operations["admin_order_approve"]; };
  "/admin/orders/{id}/reject": { post: operations["admin_order_decline"]; };
  "/admin/orders/{id}/cancel": { post: operations["admin_order_cancel"]; };
  "/admin/orders/{id}/step": { post: operations["admin_order_move"]; };
  "/admin/orders/{id}/undo": { post: operations["admin_order_undo"]; };
  "/admin/orders/team": { get: operations["admin_team_list"]; };
  "/admin/orders/{id}/pieces": { post: operations["admin_piece_create"]; };
  "/admin/orders/{id}/pieces/{piece}": {
    parameters: {
      query?: never;
      header?: never;
      path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; };
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path: { id: components["parameters"]["Id"]; alteration: number; };
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; };
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path: { customer: components["parameters"]["Customer"]; };
      cookie?: never;
    };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
  "/admin/payments/received/{id}": { get: operations["admin_payment_view"]; };
  "/admin/payments/received/{id}/refunds": { post: operations["admin_refund_create"]; };
  "/admin/payments/refunds/{id}/retry": { post: operations["admin_refund_retry"]; };
  "/admin/payments/received/{id}/retention": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    put: operations["admin_payment_retain"];
    delete: operations["admin_payment_release"];
  };
  "/admin/payments/unmatched": { get: operations["admin_unmatched_payment_list"]; };
  "/admin/payments/unmatched/{payment}/settle": { post: operations["admin_unmatched_payment_settle"]; };
  "/admin/payments/unmatched/{payment}/match": { post: operations["admin_unmatched_payment_match"]; };
  "/admin/payments/coupons": { get: operations["admin_coupon_list"]; post: operations["admin_coupon_create"]; };
  "/admin/payments/coupons/{id}/published": { put: operations["admin_coupon_publish"]; };
  "/admin/payments/coupons/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_coupon_view"];
    put: operations["admin_coupon_update"];
    delete: operations["admin_coupon_delete"];
  };
  "/admin/payments/coupons/{id}/restore": { post: operations["admin_coupon_restore"]; };
  "/payments/sandbox/pay": { post: operations["sandbox_pay"]; };
  "/payments/sandbox/fail": { post: operations["sandbox_fail"]; };
  "/admin/payments/money-in": { get: operations["admin_money_in_view"]; };
  "/admin/payments/waiting": { get: operations["admin_payment_waiting_view"]; };
  "/admin/payments/order-ledgers/{order}": { get: operations["admin_ledger_view"]; };
  "/admin/payments/order-ledgers/{order}/entries": { post: operations["admin_counter_payment_create"]; };
  "/admin/payments/order-ledgers/{order}/entries/{entry}/reverse": {
    post: operations["admin_counter_payment_reverse"];
  };
  "/admin/payments/order-ledgers/{order}/entries/{entry}/retention": {
    put: operations["admin_counter_payment_retain"];
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    put: operations["admin_expense_update"];
    delete: operations["admin_expense_delete"];
  };
  "/admin/payments/expenses.csv": { get: operations["admin_expense_download"]; };
  "/admin/payments/figures/profit": { get: operations["admin_profit_report_view"]; };
  "/admin/payments/cash-drawers/{day}": {
    parameters: { query?: never; header?: never; path: { day: components["parameters"]["Day"]; }; cookie?: never; };
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
    parameters: {
      query?: never;
      header?: never;
      path: { customer: components["parameters"]["Customer"]; };
      cookie?: never;
    };
    get: operations["admin_message_consent_view"];
    put: operations["admin_message_consent_update"];
  };
  "/messages/webhooks/whatsapp": {
    get: operations["message_webhook_verify"];
    post: operations["message_webhook_whatsapp"];
  };
  "/messages/webhooks/sms/{secret}": {
    parameters: {
      query?: never;
      header?: never;
      path: { /** @description The secret from the settings */ secret: string; };
      cookie?: never;
    };
    get: operations["message_webhook_sms_get"];
    post: operations["message_webhook_sms"];
  };
  "/admin/imports": { get: operations["admin_import_list"]; };
  "/admin/imports/files": { post: operations["admin_import_create"]; };
  "/admin/imports/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_import_view"];
    delete: operations["admin_import_delete"];
  };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
  "/me/account/data": { get: operations["account_download"]; };
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
  "/setup/address": { post: operations["setup_address_update"]; };
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
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
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
    parameters: {
      query?: never;
      header?: { /** @description Version of tus: 1.0.0. */ "Tus-Resumable"?: string; };
      path: { id: components["parameters"]["Id"]; };
      cookie?: never;
    };
    delete: operations["admin_video_upload_delete"];
    head: operations["admin_video_upload_view"];
    patch: operations["admin_video_upload_append"];
  };
  "/admin/media/videos": { get: operations["admin_video_list"]; };
  "/admin/media/videos/{id}/cover": { put: operations["admin_video_cover"]; };
  "/admin/media/videos/{id}/captions/{language}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components["parameters"]["Id"];
        /** @description Language code of two or three letters, such as en or ta */ language: string;
      };
      cookie?: never;
    };
    put: operations["admin_video_captions_update"];
    delete: operations["admin_video_captions_delete"];
  };
  "/admin/media/videos/{id}/look": { post: operations["admin_video_preview"]; };
  "/admin/media/videos/{id}": {
    parameters: { query?: never; header?: never; path: { id: components["parameters"]["Id"]; }; cookie?: never; };
    get: operations["admin_video_view"];
    put: operations["admin_video_update"];
    delete: operations["admin_video_delete"];
  };
  "/admin/media/videos/{id}/restore": { post: operations["admin_video_restore"]; };
  "/admin/backups": { get: operations["admin_backup_list"]; post: operations["admin_backup_create"]; };
  "/admin/backups/{name}": {
    parameters: { query?: never; header?: never; path: { name: components["parameters"]["Name"]; }; cookie?: never; };
    get: operations["admin_backup_view"];
    delete: operations["admin_backup_delete"];
  };
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
  "/admin/mails/setup": { get: operations["admin_mail_setup_view"]; put: operations["admin_mail_setup_update"]; };
  "/admin/mails/setup/check": { post: operations["admin_mail_setup_check"]; };
  "/admin/mails/held": { put: operations["admin_mail_release"]; };
  "/health": { get: operations["health_view"]; };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** An access token without its secret */
    AccessTokenSummary: {
      id: number;
      name: string;
      scopes: components["schemas"]["Scope"][];
      /** Name of the owner who created it, and as whom it acts */ creator: string;
      createdAt: string;
      /** Last use, to the hour */ lastUsedAt?: string;
      /** When it expires or expired */ expiresAt: string;
      expired: boolean;
    };
    /**
     * The caller's account details
     *
     * `role`: Role, which decides what the account may do
     */
    Account: {
      id: number;
      name: string;
      /** @example +919876543210 */ mobile: string;
      email: string;
      role: components["schemas"]["Role"];
      createdAt: string;
      /** New one, awaiting confirmation by the emailed link @example +919876543210 */ pendingMobile?: string;
      /** New one, awaiting confirmation by the emailed link */ pendingEmail?: string;
    };
    /** Changes to the account. Absent fields stay as they are. */
    AccountChange: {
      /** New name; takes effect immediately */ name?: string;
      /** Takes effect once the link sent to the account's email address is confirmed @example 98765 43210 */
      mobile?: string;
      /** Takes effect once the link sent to it is confirmed */ email?: string;
    };
    /**
     * All data stored about a user
     *
     * `calendarFeed`: Calendar address, without its secret
     */
    AccountData: {
      /** When this copy was made */ madeAt: string;
      account: components["schemas"]["Account"];
      /** Addresses that the shop wrote down */ addresses: string[];
      /** Active sessions */ sessions: components["schemas"]["SessionEntry"][];
      /** Those that the user created, without secrets */ accessTokens: components["schemas"]["AccessTokenSummary"][];
      calendarFeed: components["schemas"]["CalendarFeed"];
      /** Records of each feature by its name, such as `orders` */
      records: { [key: string]: unknown; };
    };
    /** Products to add to your favourites */
    AddFavourites: { /** Newest first. Unknown ones are left out. */ products: number[]; };
    /** A choice, with what visitors do not see */
    AdminChoiceGroup: {
      id: number;
      name: string;
      several: boolean;
      required: boolean;
      /** Its options, in order */ options: components["schemas"]["AdminChoiceOption"][];
    };
    /** An option, with what visitors do not see */
    AdminChoiceOption: {
      id: number;
      name: string;
      pricePaise: number;
      imageId?: number;
      image?: components["schemas"]["Image"];
      /** Whether it can be chosen */ available: boolean;
    };
    /** A coupon and how often it was used */
    AdminCoupon: {
      id: number;
      /** What a customer types, in capitals */ code: string;
      percent: number;
      firstDay?: string;
      /** The last day on which it counts; absent for ever */ lastDay?: string;
      mostUses?: number;
      kind?: string;
      reference?: string;
      published: boolean;
      /** How many customers have used it */ used: number;
      /** For how many unpaid checkouts it is set aside */ setAside: number;
      createdAt: string;
      version: number;
      deletedAt?: string;
    };
    /** A garment type, with what visitors do not see */
    AdminGarmentType: {
      id: number;
      name: string;
      description?: string;
      imageId?: number;
      image?: components["schemas"]["Image"];
      points: number;
      fields: components["schemas"]["GarmentField"][];
      choiceCount: number;
      published: boolean;
      version: number;
      deletedAt?: string;
    };
    /** A pickup area, as shown in the back office */
    AdminPinCode: {
      id: number;
      pinCode: string;
      location: string;
      /** Whether visitors are told that the area is served */ published: boolean;
      version: number;
      deletedAt?: string;
    };
    /** Payment status of an advance */ Advance: "none" | "due" | "paid" | "test";
    AdvancesOfMonth: {
      /** Advances requested with the orders accepted in the month */ askedPaise: number;
      paidPaise: number;
      /** All advances unpaid as of today */ unpaidPaise: number;
      unpaidOrders: number;
    };
    /** The age group of a person who is measured */ AgeGroup: "adult" | "child";
    /** What is left to pay for one order, and since when */
    AgedBalance: {
      orderId: number;
      /** @example HM-1048 */ number: string;
      /** Whose order it is */ customer: string;
      balancePaise: number;
      /** Day since which it is due: order ready or delivered, else approved */ since: string;
      /** How many days ago that was */ days: number;
      /** Whether the order is ready or delivered */ isReady: boolean;
      isDelivered: boolean;
    };
    AgreedPrice: {
      /** In paise; absent if none is agreed @example 145000 */ pricePaise?: number;
      /** Current price as known to the caller */ fromPaise?: number;
    };
    /** An alteration of a piece */
    Alteration: {
      id: number;
      pieceId: number;
      /** What to change */ work: string;
      /** What it costs; absent if free, and for those who see no prices. Joins the order's price when handed over. */
      pricePaise?: number;
      promisedDay?: string;
      status: components["schemas"]["AlterationStatus"];
      /** When the shop received it */ openedAt: string;
      handedOverAt?: string;
    };
    AlterationStatus: "Received" | "In Work" | "Ready" | "Handed Over";
    /**
     * A status change of an alteration
     *
     * `from`: Current status as known to the caller
     *
     * `to`: New status
     *
     * `payment`: For 'Handed Over': what it costs, paid at the counter now
     */
    AlterationStep: {
      from: components["schemas"]["AlterationStatus"];
      to: components["schemas"]["AlterationStatus"];
      payment?: components["schemas"]["BalancePayment"];
      /** For 'Handed Over': leaves it due with the order's balance */ unpaid?: boolean;
    };
    /** `assignee`: The team member who does it */
    AlterationSummary: {
      id: number;
      orderId: number;
      /** Position of the piece in the order */ position: number;
      /** Number of the piece, such as `HM-1048/2` */ number: string;
      /** First and last name; the first alone for a maker */ customer: string;
      /** What the piece is */ serviceModel: string;
      work: string;
      status: components["schemas"]["AlterationStatus"];
      promisedDay?: string;
      due: boolean;
      assignee?: components["schemas"]["TeamMember"];
    };
    /**
     * What only the shop sees of an alteration
     *
     * `assignee`: The team member who does it
     */
    AlterationWork: { id: number; assignee?: components["schemas"]["TeamMember"]; version: number; };
    /** Difference of the captured amount from what was asked, as the provider explains it */
    AmountDifference: { /** Captured minus asked */ paise: number; reason: components["schemas"]["DifferenceReason"]; };
    Approval: {
      /** The advance to pay; 0 for none @example 145000 */ advancePaise: number;
      /** The promised day of every piece that names none */ promisedDay?: string;
      /** What is agreed on for each piece */ pieces?: components["schemas"]["PieceTerms"][];
      /** Rush fee, 0 for none; absent if it stays @example 145000 */ rushPaise?: number;
      /** Discount. Owner only. @example 145000 */ discountPaise?: number;
      /** Percent of the pieces' prices, in whole rupees; instead of `discountPaise`. Owner only. */
      discountPercent?: number;
      discountReason?: string;
    };
    /** The assignment of a piece */
    Assignment: {
      /** User id of a team member; absent to remove the assignment */ assigneeId?: number;
      /** Current assignee as known to the caller */ fromId?: number;
    };
    /** A detail of an entry */
    AuditDetail: { /** Name; nested names are joined with dots */ name: string; value: string; };
    /**
     * An audit log entry
     *
     * `actor`: Actor; absent for the system itself
     */
    AuditEntry: {
      id: number;
      at: string;
      actor?: components["schemas"]["AuditPerson"];
      /** Feature and action, such as `orders.cancelled`. */ action: string;
      /** Kind and id of the subject, such as `order:12` */ subject: string;
      details: components["schemas"]["AuditDetail"][];
    };
    /** A page of the audit log */
    AuditPage: {
      /** Newest first */ items: components["schemas"]["AuditEntry"][];
      next?: number;
      /** Owners and staff, for the actor filter */ people: components["schemas"]["AuditPerson"][];
    };
    /** The user who performed an action */
    AuditPerson: { /** User id */ id: number; /** Name; empty once the account is deleted */ name: string; };
    /** `kind`: Why it was made */
    Backup: {
      /** Name, which identifies the backup */ name: string;
      kind: components["schemas"]["BackupKind"];
      madeAt: string;
      /** Whether its date is in the future, from a wrong clock */ datedAhead: boolean;
      /** Size of a download. On disk, files are stored once for all backups. */ bytes: number;
      /** Image and video files, counting each size of an image */ files: number;
      /** Whether all of it was read and is intact */ verified: boolean;
      /** When it was last read completely */ verifiedAt?: string;
      /** Why it cannot be restored */ broken?: string;
      /** Whether a copy is in the bucket */ inBucket: boolean;
      /** Image and video files that a restore could not bring back unchanged */ damagedCount: number;
      /** Paths of the first of them, relative to the data folder */ damaged: string[];
    };
    /** Where copies of the backups are stored */
    BackupBucket: {
      /** `https://` and the host of the storage, without the bucket */ endpoint: string;
      bucket: string;
      /** Empty if the storage has none */ region: string;
      accessKeyId: string;
      secretAccessKey?: string;
      /** Whether addresses have the bucket in their path */ pathStyle: boolean;
      /** Folder in the bucket; may be empty */ prefix: string;
      /** Whether the recovery key is confirmed. Nothing is uploaded before. */ confirmed: boolean;
      /** When a backup was last stored there completely */ pushedAt?: string;
      /** Images and videos still to be uploaded */ left: number;
      /** Why the last attempt failed */ failure?: string;
    };
    BackupBucketHealth: {
      /** When a backup was last stored there completely */ pushedAt?: string;
      /** Why the last attempt failed */ failure?: string;
      /** Whether none was stored for two days */ late: boolean;
      /** Images and videos still to be uploaded */ left: number;
    };
    /** The recovery key, while it is not confirmed */
    BackupBucketSaved: {
      /** 14 groups of 4 characters, to be stored by the owner. Not shown once confirmed. */ recoveryKey?: string;
      /** The same as a QR code, an SVG document */ qrCode?: string;
    };
    /** A backup, and what it lacks */
    BackupDetail: {
      backup: components["schemas"]["Backup"];
      /** Records added since; changed and deleted ones are not counted */
      since: components["schemas"]["SinceBackup"][];
      /** Number of changes made by staff and owner since */ changes: number;
      /** The shop's name, to be typed as a confirmation */ shopName: string;
    };
    /**
     * `rehearsal`: The last rehearsal of a restore
     *
     * `bucket`: The copies in a bucket
     */
    BackupHealth: {
      count: number;
      /** When the last good one was made */ lastAt?: string;
      /** Whether the last good one is older than 26 hours */ late: boolean;
      /** Why the last attempt failed, or why the backups cannot be read */ failure?: string;
      /** Images and videos in the last good one that a restore would not bring back */ damagedFiles: number;
      rehearsal: components["schemas"]["RehearsalHealth"];
      bucket?: components["schemas"]["BackupBucketHealth"];
    };
    /** Why a backup was made */ BackupKind: "daily" | "by_hand" | "before_update";
    /**
     * `running`: The backup or restore in progress
     *
     * `failed`: The last run, if it failed
     *
     * `restored`: The last restore
     */
    BackupList: {
      /** Newest first */ items: components["schemas"]["Backup"][];
      bucket?: components["schemas"]["BackupBucket"];
      /** Folder of the backups on the server @example /srv/boutique/backups */ folder: string;
      running?: components["schemas"]["MaintenanceRun"];
      failed?: components["schemas"]["FailedRun"];
      restored?: components["schemas"]["LastRestore"];
      /** Shops that were replaced by a restore, newest first; each can be brought back */
      replaced: components["schemas"]["ReplacedShopSummary"][];
      /** The shop's name, to be typed as a confirmation */ shopName: string;
    };
    /** A payment taken with the delivery */
    BalancePayment: {
      method: components["schemas"]["CounterMethod"];
      /** Amount: the whole balance @example 145000 */ amountPaise: number;
    };
    /** Balances that are due equally long */
    BalancesOfAge: {
      /** Due at least so many days */ fromDays: number;
      /** And at most so many; absent for the oldest */ toDays?: number;
      /** For how many orders */ count: number;
      /** What is left to pay for them @example 145000 */ paise: number;
    };
    /** What is left to pay today, and advances for orders not delivered */
    BalancesReport: {
      /** All that is left to pay */ totalPaise: number;
      /** For how many orders */ count: number;
      /** The same by age */ ages: components["schemas"]["BalancesOfAge"][];
      /** The orders, due longest first; at most a hundred */ orders: components["schemas"]["AgedBalance"][];
      /** Advances received: paid for orders that are not delivered */ advancesPaise: number;
      /** For how many orders */ advancesCount: number;
    };
    /** One of the texts that take turns, for the back office */
    BannerEntry: { id: number; subtitle: string; published: boolean; version: number; deletedAt?: string; };
    /** One of the texts that take turns */
    BannerLine: { id: number; subtitle: string; };
    /** What the shop begins with */ Beginning: "empty" | "samples";
    /** Columns of the board. By maker and by due day, what is ready is left out. */ BoardBy: "step" | "maker" | "due";
    /** A bucket of an S3-compatible storage */
    BucketFields: {
      /** `https://` and the host of the storage, without the bucket */ endpoint: string;
      bucket: string;
      /** Empty if the storage has none */ region: string;
      accessKeyId: string;
      secretAccessKey?: string;
      /** Whether addresses have the bucket in their path */ pathStyle: boolean;
      /** Folder in the bucket; may be empty @example boutique */ prefix: string;
    };
    /** A day of visits */
    CalendarDay: {
      day: string;
      /** Whether the shop makes no visits: a weekly day off or a holiday */ closed: boolean;
      holiday?: string;
      /** The five slots, in order */ slots: components["schemas"]["CalendarSlot"][];
      /** Trials; they do not use slot capacity */ trials: components["schemas"]["OrderLine"][];
      /** Pieces due on the day that are not delivered */ due: components["schemas"]["PieceSummary"][];
    };
    /** Whether the caller has a calendar address. Its secret is never shown again. */
    CalendarFeed: {
      /** When the address was made */ createdAt?: string;
      /** When a calendar last read it, to the hour */ lastUsedAt?: string;
    };
    CalendarFeedAddress: { /** The address to subscribe to; returned only once */ address: string; };
    /** Settings for every week */
    CalendarSettings: {
      /** Capacity of each slot */ capacities: components["schemas"]["SlotCapacity"][];
      /** Weekly days off; 0 is Sunday */ daysOff: number[];
      /** Number of days ahead that customers can book */ horizonDays: number;
      /** Work of a maker's day, in points; absent if it stays */ pointsPerDay?: number;
    };
    CalendarSlot: {
      slot: components["schemas"]["VisitSlot"];
      /** Free capacity, in homes; 0 once it is over */ free: number;
      /** Visits, ordered by pin code */ visits: components["schemas"]["OrderLine"][];
    };
    /** A week of visits */
    CalendarWeek: {
      /** The seven days, in order */ days: components["schemas"]["CalendarDay"][];
      settings: components["schemas"]["CalendarSettings"];
    };
    /** Captions of a video in one language */
    Captions: {
      /** Language code of two or three letters, such as en or ta @example ta */ language: string;
      /** Name of the language in that language */ label: string;
      /**
       * URL of the WebVTT file, valid as long as the video's
       * @example /media/7f3c1e9a5b8d4026/captions-en.vtt
       */
      src: string;
    };
    CashDrawer: {
      day: string;
      version: number;
      /** In it in the morning; before opening, what was counted last */ openingPaise: number;
      /** By whom it was opened */ openedBy?: string;
      openedAt?: string;
      /** Received in cash on the day, less what was reversed */ cashInPaise: number;
      /** How many payments that were, without reversed ones */ payments: number;
      /** What was paid out in cash on the day */ expenses: components["schemas"]["CashExpense"][];
      expensesPaise: number;
      /** Taken out of it, to the owner or the bank */ handedOverPaise: number;
      /** What should be in it: opening and cash in, less expenses and what was handed over */ expectedPaise: number;
      closing?: components["schemas"]["DrawerClosing"];
    };
    /** An expense that was paid from the drawer */
    CashExpense: { category: string; paise: number; };
    /**
     * A category of services
     *
     * `categoryImage`: Image, 4:5
     *
     * `colours`: Colours of frames and backgrounds
     */
    Category: {
      id: number;
      /** The same id, under the name used by services and products */ ctid: number;
      /** Name, such as "Ladies' Wear" */ categoryName: string;
      /** Description of one or two sentences, plain text */ description: string;
      categoryImage: components["schemas"]["Image"];
      colours: components["schemas"]["Colours"];
      /** Lowest price of its products */ fromPricePaise?: number;
      serviceCount: number;
      /** Whether there are courses with the same category name */ hasCourses: boolean;
    };
    /** A category, with what visitors do not see */
    CategoryDetail: {
      id: number;
      categoryName: string;
      /** One or two plain sentences */ description: string;
      imageId: number;
      categoryImage?: components["schemas"]["Image"];
      colours: components["schemas"]["Colours"];
      published: boolean;
      /** How many services it has, hidden ones too */ serviceCount: number;
      /** How many products they have, hidden ones too */ productCount: number;
      version: number;
      deletedAt?: string;
    };
    /** A certificate. Anyone who knows its number can verify it. */
    Certificate: {
      /** Number, such as `7KQ2-M9XD-R4TW` */ number: string;
      /** Name of the customer */ name: string;
      /** Title of the course */ course: string;
      /** Day in India on which it was issued */ date: string;
    };
    /** The certificate of a shop that is https by itself */
    CertificateHealth: {
      /** When it expires; absent before the first one */ expiresAt?: string;
      expired: boolean;
      /** Why it could not be renewed, and what to do */ failure?: string;
    };
    /** A text that replaces the usual one */
    ChatText: { kind: components["schemas"]["ChatTextKind"]; text: string; };
    /** What a chat is about: a status of the order, or its advance */
    ChatTextKind: "pending" | "order_placed" | "cutting_started" | "stitching_in_progress" | "ready_for_pickup" | "delivered" | "rejected" | "cancelled" | "advance";
    /** The texts that replace the usual ones */
    ChatTexts: { texts: components["schemas"]["ChatText"][]; };
    CheckCoupon: {
      /** @example FIRST10 */ code: string;
      kind: components["schemas"]["PayableKind"];
      /** @example 2 */ reference: string;
    };
    /**
     * What the browser needs to open the checkout
     *
     * `window`: What the provider's checkout shows of the shop and fills in for the buyer
     */
    Checkout: {
      /** `sandbox`, or the name of the payment provider @example razorpay */ provider: string;
      providerOrderId: string;
      /** What is to be paid */ amountPaise: number;
      /** Always `INR` @example INR */ currency: string;
      /** "Payment for ..." */ description: string;
      /** The provider's public key */ keyId?: string;
      /** Where the provider's checkout script is */ scriptUrl?: string;
      window?: components["schemas"]["ProviderWindow"];
    };
    /**
     * A checkout that began, or why there is none
     *
     * `outcome`: What to do next
     *
     * `order`: The payment order
     *
     * `checkout`: With the outcome `checkout`: what the browser needs to open it
     */
    CheckoutBegun: {
      outcome: components["schemas"]["CheckoutOutcome"];
      order: components["schemas"]["PaymentOrder"];
      checkout?: components["schemas"]["Checkout"];
    };
    /** What to do next */ CheckoutOutcome: "checkout" | "free" | "paid" | "confirming";
    /** A choice, such as the neck */
    ChoiceGroup: {
      id: number;
      name: string;
      /** Whether several options may be chosen */ several: boolean;
      required: boolean;
      /** Its options, in order. At least one is available. */ options: components["schemas"]["ChoiceOption"][];
    };
    /** The choices of a garment type or product */
    ChoiceList: {
      /** Name of the garment type or product */ name: string;
      /** Its choices, in order */ groups: components["schemas"]["AdminChoiceGroup"][];
      version: number;
    };
    /** `owner`: What they belong to */
    ChoiceListSummary: { owner: components["schemas"]["ChoiceOwner"]; id: number; name: string; groupCount: number; };
    ChoiceOption: {
      id: number;
      name: string;
      /** Added to the product's price */ pricePaise: number;
      image?: components["schemas"]["Image"];
      /** Whether it can be chosen now */ available: boolean;
    };
    /** What choices belong to */ ChoiceOwner: "type" | "product";
    /**
     * What each column is, and the unit of lengths
     *
     * `unit`: Unit of lengths that name none
     */
    ChooseImportFields: {
      /** Key of each column's field, in order; empty for what is not imported */ fields: string[];
      unit: components["schemas"]["LengthUnit"];
    };
    ChooseWebsiteLists: { /** What the lists become */ kinds: components["schemas"]["ImportKind"][]; };
    ClaimGift: { /** Key of the claim link @example 3f9c2a7d */ key: string; };
    ClaimedGift: {
      enrolmentId: number;
      courseId: number;
      /** End of access */ expiresAt: string;
    };
    CloseCashDrawer: {
      /** @example 145000 */ countedPaise: number;
      /** A note, such as why money is missing */ note?: string;
    };
    /** A statement as the caller saw it */
    CloseStatement: {
      /** @example 2026-08 */ month: string;
      /** Sum to pay as known to the caller */ fromDuePaise: number;
    };
    /**
     * A colour scheme that can be chosen
     *
     * `colours`: What `colours` of the shop's settings is called with it
     */
    ColourScheme: {
      colours: components["schemas"]["SiteColours"];
      title: string;
      /** Colour of buttons and links, `#RRGGBB` @example #B5105B */ themeColour: string;
      /** Style sheet variables @example --rani:#0A6670; */ palette: string;
    };
    /** Three colours as `#RRGGBB` */
    Colours: {
      /** Background of the image @example #F8C9D6 */ ground: string;
      /** First colour of the border @example #B5105B */ first: string;
      /** Second colour of the border @example #0A4D54 */ second: string;
    };
    /** What a range is compared with */ Comparison: "before" | "last_year";
    /** Shows that the owner has the recovery key */
    ConfirmRecoveryKey: { /** Its last two groups */ lastGroups: string; };
    /** Where a customer gave or withdrew consent */
    ConsentSource: "booking" | "account" | "counter" | "whatsapp_reply" | "sms_reply";
    ContactKind: "mobile" | "email";
    /** Secret part of a confirmation link */
    ContactLink: { /** The part of the link after `/account/confirm/` @example 3f9c2a7d */ token: string; };
    /** `what`: The mobile number or the email address */
    ContactRelease: { what: components["schemas"]["ContactKind"]; };
    /**
     * A finished piece that counts for a maker
     *
     * `image`: Image of the product, 4:5
     */
    CountedPiece: {
      id: number;
      orderId: number;
      /** Number of the piece, such as `HM-1048/2` */ number: string;
      item: string;
      garmentTypeId?: number;
      image?: components["schemas"]["Image"];
      quantity: number;
      /** The day on which it was finished */ day: string;
      /** For one; absent if there is no rate yet */ ratePaise?: number;
      amountPaise?: number;
      /** Whether it was counted before: redone work pays nothing */ redone: boolean;
      alteration: boolean;
    };
    /** How a counter payment is made */ CounterMethod: "cash" | "upi";
    /** A coupon that may be used, and what is left to pay */
    CouponChecked: {
      /** The code as the shop writes it */ code: string;
      /** Percent off the price */ percent: number;
      /** The full price */ pricePaise: number;
      /** What is left to pay */ amountPaise: number;
    };
    /** How often a coupon was used */
    CouponOfMonth: {
      couponId: number;
      code: string;
      /** How often */ times: number;
      /** What it took off */ discountPaise: number;
    };
    /** One customer's use of a coupon */
    CouponUse: {
      /** Number of the payment order */ orderId: number;
      /** Id of the customer */ userId: number;
      /** Absent if the account is gone */ customer?: string;
      /** What was bought */ title: string;
      /** What was left to pay */ amountPaise: number;
      /** Absent while it is only set aside for a checkout */ usedAt?: string;
      /** In test mode: counts for nothing, and is free again when test mode ends */ test: boolean;
    };
    CouponUsePage: { /** Newest first; at most fifty */ items: components["schemas"]["CouponUse"][]; next?: number; };
    /**
     * `serviceImage`: Image, 16:9
     *
     * `rating`: Absent before the first review
     */
    Course: {
      id: number;
      /** Name of its category */ serviceType: string;
      /** Title */ serviceName: string;
      /** Short description of what it teaches */ serviceModel: string;
      serviceImage: components["schemas"]["Image"];
      mainDescription: string;
      pricePaise: number;
      /** Duration of the project, as free text */ duration: string;
      /** Days of access from the purchase */ expireInDays: number;
      rating?: components["schemas"]["Rating"];
    };
    /** A category with at least one course */
    CourseCategory: {
      id: number;
      /** Name, used as `category` of the course list */ categoryName: string;
      categoryImage: components["schemas"]["Image"];
      courseCount: number;
    };
    /** A course category, with what visitors do not see */
    CourseCategoryDetail: {
      id: number;
      categoryName: string;
      imageId: number;
      categoryImage?: components["schemas"]["Image"];
      /** Whether visitors see it, as soon as it has a course that they see */ published: boolean;
      /** How many courses it has, hidden ones too */ courseCount: number;
      version: number;
      deletedAt?: string;
    };
    /**
     * A course, with what visitors do not see
     *
     * `level`: What it expects of those who take it
     *
     * `image`: The cover
     */
    CourseDetail: {
      id: number;
      categoryId: number;
      categoryName: string;
      /** What the course is called */ serviceName: string;
      /** What it teaches, in a few words */ serviceModel: string;
      /** Plain text; paragraphs are parted by blank lines */ mainDescription: string;
      /** Price; absent until the owner has set it */ pricePaise?: number;
      /** How long the work takes, as the owner puts it */ duration: string;
      instructor: string;
      level?: components["schemas"]["CourseLevel"];
      /** Days of access from the purchase. What is sold already keeps its own. */ expireInDays: number;
      /** When the access would end if it were bought now */ accessUntil: string;
      /** Id of its cover; absent until one is chosen */ imageId?: number;
      image?: components["schemas"]["Image"];
      previewVideoId?: number;
      previewVideo?: components["schemas"]["Video"];
      /** The lessons in the order in which they are taught */ lessons: components["schemas"]["LessonDetail"][];
      /** What it still lacks; only one that lacks nothing can be shown */ lacks: components["schemas"]["CourseLack"][];
      /** Whether it is to be seen */ published: boolean;
      /** It publishes itself as soon as it lacks nothing */ publishWhenReady: boolean;
      /** Whether visitors see it: neither it nor its category is hidden or deleted */ visible: boolean;
      version: number;
      deletedAt?: string;
    };
    CourseDetailPage: { items: components["schemas"]["CourseDetail"][]; next?: number; };
    /**
     * A course with everything that visitors can see
     *
     * `level`: What it expects of those who take it
     *
     * `previewVideo`: Public preview video; absent if the course has none
     */
    CourseDetails: {
      id: number;
      serviceType: string;
      serviceName: string;
      serviceModel: string;
      serviceImage: components["schemas"]["Image"];
      mainDescription: string;
      pricePaise: number;
      duration: string;
      expireInDays: number;
      rating?: components["schemas"]["Rating"];
      /** Name of the person who teaches it */ instructor?: string;
      level?: components["schemas"]["CourseLevel"];
      previewVideo?: components["schemas"]["Video"];
      /** The lessons, in order */ lessons: components["schemas"]["Lesson"][];
      /** Files that buyers can download, such as patterns */ fileCount: number;
      /** Approved reviews, newest first */ reviews: components["schemas"]["Review"][];
      /** End of access if the course is bought now */ accessUntil: string;
    };
    /** A course you bought for someone else */
    CourseGift: {
      /** Paid as kind `course` with the reference `gift-` and this id */ id: number;
      courseId: number;
      /** Title of the course */ serviceName: string;
      recipientName: string;
      recipientMobile?: string;
      recipientEmail?: string;
      /** Message to the recipient */ message: string;
      state: components["schemas"]["CourseGiftState"];
      paidAt?: string;
      /** Last moment to claim it */ claimUntil?: string;
      claimedAt?: string;
      /** Path of the claim link, while it is waiting */ claimPath?: string;
    };
    /** What the owner sees of a gift */
    CourseGiftLine: {
      id: number;
      serviceName: string;
      /** Name of the buyer; absent for a deleted account */ buyer?: string;
      /** Empty once the buyer's account is deleted */ recipientName: string;
      paidPaise: number;
      /** Number of the payment order */ orderId?: number;
      state: components["schemas"]["CourseGiftState"];
      paidAt?: string;
      claimUntil?: string;
      /** Enrolment of the recipient, once claimed */ enrolmentId?: number;
      /** Bought in test mode */ test: boolean;
    };
    CourseGiftState: "unpaid" | "waiting" | "claimed" | "expired" | "refunded";
    /** Something that a course still lacks */
    CourseLack: "model" | "description" | "duration" | "price" | "cover" | "preview" | "lessons" | "videos";
    /** What a course expects of those who take it */ CourseLevel: "beginner" | "intermediate" | "advanced";
    /** The period gained by renewing a course */
    CourseRenewal: { /** Start: the current end */ from: string; until: string; };
    CreateAccessToken: {
      /** Name, by which people recognise it */ name: string;
      /** What it may be used for */ scopes: components["schemas"]["Scope"][];
      /** Days after which it expires: 30, 90 or 365 */ days: number;
    };
    /** A visit to book */
    CreateAppointment: {
      /** What to stitch */ pieces: components["schemas"]["CreatePiece"][];
      firstName: string;
      lastName?: string;
      /** Mobile number to call before the visit @example 98765 43210 */ contactNumber: string;
      /** Email address for updates about this appointment */ email: string;
      /** Address of the visit */ address: string;
      /** Landmark near it */ landMark?: string;
      /** Any is accepted; the answer says whether the area is served @example 600004 */ pinCode: string;
      /** From tomorrow in India to the last bookable day */ appointmentDate: string;
      appointmentTime: components["schemas"]["VisitSlot"];
      /** Message to the shop */ message?: string;
      /** Day on which the customer needs it */ neededBy?: string;
      /** Agrees to updates by WhatsApp or SMS. Absent or false changes nothing. */ messages?: boolean;
    };
    /** A text of the banner */
    CreateBanner: { /** A service in two or three words */ subtitle: string; published: boolean; };
    /** `colours`: Without them a new category gets a fitting pair, and a changed one keeps its own */
    CreateCategory: {
      /** Unique */ categoryName: string;
      /** One or two plain sentences */ description: string;
      /** Id of an image of the library, best 4:5 */ imageId: number;
      colours?: components["schemas"]["Colours"];
      published: boolean;
    };
    CreateCounterPayment: {
      method: components["schemas"]["CounterMethod"];
      /** @example 145000 */ amountPaise: number;
      /** On which day; today without it. No later one. */ day?: string;
      /** A note, such as the number of the transfer */ note?: string;
    };
    CreateCoupon: {
      /** What a customer types: letters, digits and hyphens, unique, in capitals @example FIRST10 */ code: string;
      /** Percent off the price */ percent: number;
      /** First day on which it counts; absent for at once */ firstDay?: string;
      /** Last day on which it counts; absent for ever */ lastDay?: string;
      /** How many customers may use it, each once; absent for any number */ mostUses?: number;
      /** Only for this kind of item: `course`; absent for all that take coupons */ kind?: string;
      /** Only for this one: the id of a course @example 2 */ reference?: string;
      /** Whether it can be used */ published: boolean;
    };
    /**
     * A hidden one may lack nearly everything; to be shown it needs all
     *
     * `level`: What it expects of those who take it; absent to leave it out
     */
    CreateCourse: {
      categoryId: number;
      /** What the course is called */ serviceName: string;
      /** What it teaches, in a few words */ serviceModel: string;
      mainDescription: string;
      /**
       * From 100 paise. Without it a changed course keeps its own, and a new one has none yet. Only the owner changes it.
       * @example 145000
       */
      pricePaise?: number;
      /** How long the work takes, for people to read */ duration: string;
      /**
       * Who teaches it; may be empty
       * @default
       */
      instructor?: string;
      level?: components["schemas"]["CourseLevel"];
      /** Days of access from a purchase, 1 to 3,650 */ expireInDays: number;
      /** Id of an image of the library, best 16:9 */ imageId?: number;
      /** Id of a video that anybody may watch */ previewVideoId?: number;
      /** All lessons in order. What is not named is removed. */ lessons: components["schemas"]["CreateLesson"][];
      /** Only once it lacks nothing */ published: boolean;
      /**
       * Publishes itself as soon as it lacks nothing
       * @default false
       */
      publishWhenReady?: boolean;
    };
    CreateCourseCategory: {
      /** Unique */ categoryName: string;
      /** Id of an image of the library, best square */ imageId: number;
      published: boolean;
    };
    /** A course for someone else, with a mobile or an email address */
    CreateCourseGift: {
      courseId: number;
      recipientName: string;
      /** Indian mobile of the recipient @example 98765 43210 */ recipientMobile?: string;
      /** The claim link is sent here */ recipientEmail?: string;
      /**
       * A message to the recipient
       * @default
       */
      message?: string;
    };
    /** A new or changed story */
    CreateEvent: {
      title: string;
      /** The text; a blank line parts paragraphs */ description: string;
      date: string;
      mainImageId: number;
      /** Up to ten more images */ images: components["schemas"]["CreateEventImage"][];
      published: boolean;
    };
    /** One more image for a story */
    CreateEventImage: { imageId: number; published: boolean; };
    /** What was spent */
    CreateExpense: {
      /** On which day, today or earlier */ day: string;
      /** One of the list, or the shop's own */ category: string;
      method: components["schemas"]["ExpenseMethod"];
      /** @example 145000 */ amountPaise: number;
      /** Such as the supplier and the number of the bill */ note?: string;
    };
    /** A finished piece to show */
    CreateGallery: {
      title: string;
      /** The group it is filtered by */ category: string;
      /** Ids of its images, the main one first: one to ten */ imageIds: number[];
      published: boolean;
    };
    /**
     * A measurement as it is written
     *
     * `adult`: Lengths of adults beyond are unusual. Within the limits.
     *
     * `child`: Lengths of children beyond are unusual. Within the limits.
     */
    CreateGarmentField: {
      /** Of an existing measurement; a new one gets one of its label @example aroundBust */ key?: string;
      label: string;
      hint?: string;
      drawing?: components["schemas"]["MeasureDrawing"];
      limits: components["schemas"]["LengthRange"];
      adult?: components["schemas"]["LengthRange"];
      child?: components["schemas"]["LengthRange"];
    };
    CreateGarmentType: {
      /** Unique */ name: string;
      description?: string;
      imageId?: number;
      points: number;
      /** All its measurements, in the order of taking them */ fields: components["schemas"]["CreateGarmentField"][];
      published: boolean;
    };
    /** A video to show */
    CreateHowToMeasure: {
      /** Id of a public video. It may still be in processing. */ videoId: number;
      /** Id of the image that is shown before it plays */ imageId: number;
      published: boolean;
    };
    /** A previous website */
    CreateImportWebsite: {
      /** Address of its server, such as `https://old.example.com`. */ address: string;
      /**
       * What the names of its calls begin with; may be empty
       * @default
       */
      prefix?: string;
      /** Folder of its images */ uploads: string;
    };
    /** A new link for a pending invitation */
    CreateInvitation: { /** Return the link instead of emailing it */ handOver: boolean; };
    CreateLesson: {
      /** Of a lesson of this course; absent for a new one. A removed one comes back with its id. */ id?: number;
      /** What it teaches */ title: string;
      /** Id of a video that only buyers may watch */ videoId?: number;
    };
    /** A browser's push subscription, as its Push API gives it */
    CreateNotificationDevice: {
      /** Address at the browser's push service */ endpoint: string;
      /** The browser's public key, Base64 for URLs */ p256dh: string;
      /** The browser's secret, Base64 for URLs */ auth: string;
      /** The shop's public key that it subscribed with */ publicKey: string;
    };
    CreateOffer: { text: string; published: boolean; };
    /** What to buy, and with which coupon */
    CreatePaymentOrder: {
      kind: components["schemas"]["PayableKind"];
      /**
       * Which one: the id of the course or of the order; for a gift of `gift_create` `gift-` and its id
       * @example 2
       */
      reference: string;
      /**
       * Pay the order's balance, not its advance
       * @default false
       */
      balance?: boolean;
      /** A coupon's code */ coupon?: string;
      /**
       * GST code of the buyer's State; needed when the previous answer named this field, and saved for the next time
       * @example 33
       */
      state?: string;
    };
    /**
     * A piece to order
     *
     * `ageGroup`: Defaults to that of the profile, or an adult
     *
     * `fabricSource`: Whose fabric; defaults to the customer's
     *
     * `unit`: Unit of entry; defaults to the shop's
     */
    CreatePiece: {
      /** Id of the product to stitch */ productId: number;
      /** How many; defaults to 1 */ quantity?: number;
      forWhom?: string;
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      note?: string;
      fabricSource?: components["schemas"]["FabricSource"];
      /** Chosen options */ optionIds?: number[];
      /** Lengths in cm by field, as far as they are known */
      measurements?: { [key: string]: number; };
      unit?: components["schemas"]["LengthUnit"];
    };
    /** A pickup area to create; it is published */
    CreatePinCode: { /** Six digits @example 600004 */ pinCode: string; location: string; };
    /** The lesson to play */
    CreatePlaybackGrant: { /** Id of a lesson of this course */ lessonId: number; };
    CreateProduct: {
      serviceId: number;
      /** Unique in the service */ serviceModel: string;
      /** A headline */ mainTitle: string;
      mainDescription: string;
      /**
       * Of the stitching, from 100 paise. Without it a changed product keeps its own, and a new one has none yet. Only the owner changes it.
       * @example 145000
       */
      pricePaise?: number;
      /** Id of an image of the library, best 4:5 */ imageId: number;
      /** Its own; that of its service without it */ garmentTypeId?: number;
      /**
       * Ids of images beside the main one, in order
       * @default []
       */
      moreImages?: number[];
      /** Days until it is ready, up to 365 */ readyDays?: number;
      /** Fabric that the customer gives */ fabricCm?: number;
      /**
       * One thing a line
       * @default
       */
      included?: string;
      /**
       * One thing a line
       * @default
       */
      notIncluded?: string;
      /** Id of the course that teaches it */ courseId?: number;
      /**
       * Occasions it is for; at most twelve
       * @default []
       */
      occasions?: string[];
      /**
       * Fabrics it suits; at most twelve
       * @default []
       */
      fabrics?: string[];
      /** Whether visitors see it. Not without a price. */ published: boolean;
    };
    /** A question about a lesson */
    CreateQuestion: { /** Id of a lesson of this course */ lessonId: number; /** Plain text */ text: string; };
    CreateService: {
      ctid: number;
      /** Unique in the category */ serviceName: string;
      /** Type it is listed under; its category's name without it */ serviceType?: string;
      /** Id of an image of the library, best 4:5 */ imageId: number;
      garmentTypeId?: number;
      published: boolean;
    };
    /** `method`: How it was paid: for an advance or payment, and only then */
    CreateStatementEntry: {
      /** @example 2026-08 */ month: string;
      kind: components["schemas"]["StatementEntryKind"];
      method?: components["schemas"]["PayMethod"];
      /** @example 145000 */ amountPaise: number;
      /** The day; today without it, and no later one */ day?: string;
      /** Note. Required for a bonus or deduction. */ note?: string;
      /** Sum to pay as known to the caller, so that nothing is recorded twice */ fromDuePaise: number;
    };
    /** What a client said */
    CreateTestimonial: {
      name: string;
      company: string;
      quote: string;
      date: string;
      /** Id of an image of the person or of the piece */ imageId: number;
      published: boolean;
    };
    CreateWalkIn: {
      name: string;
      /** Mobile number, if known @example 98765 43210 */ mobile?: string;
      /** Without it the customer gets no emails */ email?: string;
    };
    /** A new access token with its secret */
    CreatedAccessToken: {
      id: number;
      /** What `Authorization: Bearer` carries; returned only once @example boutique_0123456789abcdef */ secret: string;
    };
    /** The line about who designed the site */
    CreditDraft: {
      name: string;
      /** Address of their own site; it begins with https:// @example https://studio.example */ url: string;
    };
    /**
     * A customer, as shown in the back office
     *
     * `role`: Role; staff members can be customers too
     */
    Customer: {
      id: number;
      name: string;
      mobile?: string;
      email?: string;
      /** As the shop wrote it down; of a linked walk-in for an account */ address?: string;
      role: components["schemas"]["Role"];
      /** A customer without an account */ walkIn: boolean;
      /** When the account was blocked; absent if it is not */ blockedAt?: string;
      /** When the customer was added or registered */ createdAt: string;
      /** When the account was last used */ lastSeenAt?: string;
      version: number;
      /** Notes about the customer, newest first */ notes: components["schemas"]["CustomerNote"][];
      /** Walk-ins linked to this account */ walkIns: components["schemas"]["LinkedWalkIn"][];
      /** Records with the same mobile or email: walk-ins for an account, the account for a walk-in */
      same: components["schemas"]["SameContact"][];
    };
    /**
     * How one customer stands
     *
     * `lastOrder`: The latest order or request that is not called off
     */
    CustomerAccount: {
      /** User id of the customer */ customer: number;
      lastOrder?: components["schemas"]["LastOrder"];
      /** What is left to pay for all orders */ balancePaise: number;
    };
    CustomerFilter: "account" | "walk_in" | "blocked";
    /** Whether a customer gets messages */
    CustomerMessageConsent: {
      /** Whether they agreed */ given: boolean;
      /** When they agreed or withdrew */ changedAt?: string;
      source?: components["schemas"]["ConsentSource"];
    };
    CustomerMoney: {
      pricedOrders: number;
      /** Total agreed for them; without cancelled ones */ agreedPaise: number;
      /** What is left to pay for them */ duePaise: number;
      /** Total received so far, for orders and for everything else */ receivedPaise: number;
      /** What went back of that */ returnedPaise: number;
      /** The last transactions, newest first; at most five */ latest: components["schemas"]["Transaction"][];
      count: number;
    };
    /** A note about a customer, visible in the back office only */
    CustomerNote: {
      id: number;
      text: string;
      author: string;
      /** When the note was written */ at: string;
    };
    CustomerPage: { /** The customers, newest first */ items: components["schemas"]["CustomerRow"][]; next?: number; };
    CustomerRow: {
      id: number;
      name: string;
      mobile?: string;
      email?: string;
      walkIn: boolean;
      /** Whether the account is blocked */ blocked: boolean;
      createdAt: string;
    };
    /** Days in India, first and last included */
    DateRange: { from: string; to: string; };
    /** Work due on a day */
    DayLoad: {
      day: string;
      /** Each piece counted as often as its quantity */ pieces: number;
      points: number;
    };
    /** Free capacity of a day */
    DayPlaces: {
      day: string;
      /** Whether the shop is closed on this day */ closed: boolean;
      /** Free capacity in homes; 0 if full or closed */ free: number;
    };
    /** The line about who designed the site */
    DesignerCredit: { name: string; /** Address of their own site */ url: string; };
    /** Why the captured amount differs */ DifferenceReason: "fee" | "offer";
    DisputeStatus: "open" | "under_review" | "won" | "lost" | "closed";
    DrawerClosing: {
      countedPaise: number;
      /** Counted less expected at closing; negative if money was missing */ differencePaise: number;
      /** Change since, by payments and expenses of the day */ changedSincePaise?: number;
      /** Name; absent if the account is gone */ by?: string;
      at: string;
      note?: string;
    };
    /** A piece that is due soon, or late */
    DuePiece: {
      orderId: number;
      number: string;
      /** Whose order it is */ customer: string;
      item: string;
      promised: string;
      /** Days late; 0 if it is not */ daysLate: number;
      /** Name of the one to whom it is assigned */ maker?: string;
    };
    /** Why money is due back that came */
    DueReason: "second_capture" | "already_held" | "cannot_be_fulfilled" | "amount" | "called_off" | "returned" | "account_deleted";
    /** Whether the shop gets an email about an event */
    EmailChoice: { event: components["schemas"]["NotificationEvent"]; email: boolean; };
    /**
     * What does not belong to the route is empty. Passwords and private keys are never shown.
     *
     * `setBy`: Who decided it
     */
    EmailDelivery: {
      route: components["schemas"]["EmailRoute"];
      /** Sender; empty for the mail server's user, else the shop's address */ from: string;
      /** Name of the mail server */ host: string;
      /** Its port; 0 without a mail server */ port: number;
      encryption: components["schemas"]["EmailEncryption"];
      /** User on the mail server; empty without a login */ user: string;
      /** Address of the mail service */ url: string;
      /** The mail service's own name for the account that sends */ serviceId: string;
      templateId: string;
      /** Its public key */ userId: string;
      setBy: components["schemas"]["SetBy"];
      /** Whether a password is stored */ hasPassword: boolean;
      /** Whether a private key is stored */ hasAccessToken: boolean;
    };
    /** Encryption of the connection to the mail server */ EmailEncryption: "start_tls" | "tls" | "none";
    /** State of email delivery */
    EmailHealth: {
      route: components["schemas"]["EmailRoute"];
      /** No email delivery is set up, outside demo mode */ missing: boolean;
      /** Waiting to be sent */ waiting: number;
      /** On hold since the shop was restored from a backup */ held: number;
      /** Not delivered after a day of attempts, without tests */ failed: number;
      lastSentAt?: string;
      /** When the oldest overdue one was due: emails are not being delivered */ stuckSince?: string;
      /** Why the waiting ones are not sent */ error?: string;
    };
    /** How emails leave */ EmailRoute: "files" | "smtp" | "mail_service";
    /** A question to the shop */
    Enquiry: {
      /** Who asks */ name: string;
      /** Where the shop can call back: an Indian mobile number @example 98765 43210 */ phone: string;
      /** Where the shop can write */ email?: string;
      /** The question, in free text */ message?: string;
      /** Leave it out: a hidden field that robots fill in */ website?: string;
    };
    /** Whether it was answered, by whatever way */
    EnquiryAnswer: { /** `true` for answered, `false` for not answered */ answered: boolean; version: number; };
    /** A question to the shop, as received */
    EnquiryEntry: {
      id: number;
      /** Increases with every change */ version: number;
      name: string;
      /** Where the shop can call back: `+91XXXXXXXXXX` */ phone: string;
      email?: string;
      /** The question; empty if the visitor only asks for a call */ message: string;
      /** When it was received */ createdAt: string;
      /** Absent while it is unread */ readAt?: string;
      /** Absent while it is unanswered */ answeredAt?: string;
      /** Absent if the account is gone or unknown */ answeredBy?: string;
      deletedAt?: string;
    };
    /** Whether it was read */
    EnquiryMark: { /** `true` for read, `false` for unread */ read: boolean; version: number; };
    /** A part of the inbox */
    EnquiryPage: {
      /** Newest first */ items: components["schemas"]["EnquiryEntry"][];
      next?: number;
      /** How many in the whole inbox are unread */ unread: number;
      /** How many in the whole inbox wait for an answer, read or not */ unanswered: number;
    };
    EnquiryReceived: { id: number; };
    /**
     * A course you bought. One per course, however often bought.
     *
     * `serviceImage`: Image, 16:9
     *
     * `renewal`: Gained by renewing now; only in the last days of access
     *
     * `certificate`: Your certificate; absent until it is issued
     */
    Enrolment: {
      id: number;
      courseId: number;
      /** Name of the course's category */ serviceType: string;
      /** Title */ serviceName: string;
      /** Short description of what it teaches */ serviceModel: string;
      serviceImage?: components["schemas"]["Image"];
      mainDescription: string;
      /** When it was last bought */ startedAt: string;
      /** End of access, fixed with the purchase. Expired if absent. */ expiresAt?: string;
      state: components["schemas"]["EnrolmentState"];
      /** When all payments for it were refunded */ refundedAt?: string;
      /** Watched share of all lessons, 0 to 100, weighted by length */ watchedPercent: number;
      /** The lesson played last; absent before the first */ lastLessonId?: number;
      /** The lessons, in order */ lessons: components["schemas"]["EnrolmentLesson"][];
      review?: components["schemas"]["OwnReview"];
      /** Access is over or ends within days, and the course is still offered */ mayBeBoughtAgain: boolean;
      renewal?: components["schemas"]["CourseRenewal"];
      certificate?: components["schemas"]["OwnCertificate"];
    };
    /** One person's access to one course */
    EnrolmentDetail: {
      enrolment: components["schemas"]["EnrolmentLine"];
      /** Share of all lessons that was watched, 0 to 100 */ watchedPercent: number;
      /** What happened, newest first */ history: components["schemas"]["EnrolmentEvent"][];
      /** The newest decision can be undone */ mayBeUndone: boolean;
    };
    /**
     * One thing that happened to an enrolment
     *
     * `source`: How it was paid; absent when nothing was sold or given
     */
    EnrolmentEvent: {
      at: string;
      kind: components["schemas"]["EnrolmentEventKind"];
      /** Who decided it; absent for a purchase on the site, or a deleted account */ actor?: string;
      /** How many days it gave */ days?: number;
      source?: components["schemas"]["EnrolmentSource"];
      paidPaise?: number;
      /** Number of the payment order */ orderId?: number;
      /** Why, in the words of who decided it */ reason?: string;
      undoneAt?: string;
    };
    EnrolmentEventKind: "bought" | "granted" | "extended" | "revoked";
    /** A course given to a customer, named by either id or mobile */
    EnrolmentGift: {
      /** Id of the course; it may be hidden */ courseId: number;
      /** Id of a customer with an account */ userId?: number;
      /** The mobile of the customer's account @example 98765 43210 */ mobile?: string;
      /** Days of access; those of the course without it */ days?: number;
      payment: components["schemas"]["GiftPayment"];
      /** What was paid; not for a gift @example 145000 */ paidPaise?: number;
      /** Why. Only the shop reads it. */ reason: string;
    };
    /** A lesson of a bought course, with progress */
    EnrolmentLesson: {
      id: number;
      title: string;
      /** Length of the video in seconds */ seconds: number;
      /** Watched share of the video, 0 to 100. Repeated parts count once. */ watchedPercent: number;
      /** Where to resume, on any device. 0 once it was played to the end. */ positionSeconds: number;
      /** Whether 90 per cent were watched */ done: boolean;
      /** Files to download; none while the course cannot be watched */ files: components["schemas"]["LessonFile"][];
    };
    /**
     * One person's access to one course
     *
     * `state`: Whether it may be watched
     *
     * `source`: How the customer got it, the last time
     */
    EnrolmentLine: {
      id: number;
      /** Id of the customer */ userId: number;
      /** Absent if the account is gone */ customer?: string;
      /** Mobile of the customer */ mobile?: string;
      courseId: number;
      /** What the course is called */ serviceName: string;
      /** What it teaches, in a few words */ serviceModel: string;
      serviceImage?: components["schemas"]["Image"];
      /** When it was bought or given, the last time */ startedAt: string;
      /** When it ends */ expiresAt: string;
      /** When it was revoked */ endedAt?: string;
      state: components["schemas"]["EnrolmentState"];
      source: components["schemas"]["EnrolmentSource"];
      /** What the customer paid the last time */ paidPaise: number;
      /** Number of the payment order; absent when the shop gave it */ orderId?: number;
      version: number;
    };
    EnrolmentPage: {
      /** Newest first; at most fifty */ items: components["schemas"]["EnrolmentLine"][];
      next?: number;
    };
    /** How a customer got a course */ EnrolmentSource: "bought" | "test" | "gift" | "cash" | "upi";
    EnrolmentState: "active" | "expired" | "ended";
    EntryState: "counts" | "to_decide" | "retained" | "returned" | "reversed" | "reversal" | "refund_due" | "refunded" | "given_back" | "test";
    /** A story as the list shows it */
    Event: {
      id: number;
      title: string;
      /** The beginning of it in one line, at most 301 characters. Never HTML. */ description: string;
      /** The day it appeared */ date: string;
      mainImage: components["schemas"]["Image"];
    };
    /** A story with all its images */
    EventDetails: {
      id: number;
      title: string;
      /** The whole text; a blank line parts paragraphs. Never HTML. */ description: string;
      date: string;
      mainImage: components["schemas"]["Image"];
      images: components["schemas"]["Image"][];
    };
    /**
     * A story, with what the shop knows about it
     *
     * `mainImage`: Absent if it was deleted: then visitors do not see the story
     */
    EventEntry: {
      id: number;
      title: string;
      /** The whole text; a blank line parts paragraphs. Never HTML. */ description: string;
      /** The day it appeared; the newest comes first */ date: string;
      mainImageId: number;
      mainImage?: components["schemas"]["Image"];
      /** More images, in order */ images: components["schemas"]["EventImage"][];
      published: boolean;
      version: number;
      deletedAt?: string;
    };
    /**
     * One more image of a story
     *
     * `image`: The image; absent if it was deleted
     */
    EventImage: { imageId: number; image?: components["schemas"]["Image"]; published: boolean; };
    Expense: {
      /** Its id; absent for what piecework or payments recorded */ id?: number;
      /** For a change of it */ version?: number;
      day: string;
      category: string;
      method: components["schemas"]["ExpenseMethod"];
      amountPaise: number;
      /** A note; for piecework the name of the maker */ note?: string;
      /** Name of the team member who recorded it */ by?: string;
    };
    /** The expenses of a range of days */
    ExpenseList: {
      range: components["schemas"]["DateRange"];
      totalPaise: number;
      /** By category, most first */ categories: components["schemas"]["ExpensesOfCategory"][];
      /** Newest first */ items: components["schemas"]["Expense"][];
      /** Categories to choose from: the common ones and the shop's own */ choices: string[];
    };
    ExpenseMethod: "cash" | "upi" | "card" | "bank";
    /** What was spent for one category */
    ExpensesOfCategory: { category: string; count: number; paise: number; };
    /** Extends an enrolment */
    Extension: {
      /** From the end, or from now when that is past */ days: number;
      /**
       * Why, may be empty. Only the shop reads it.
       * @default
       */
      reason?: string;
      version: number;
    };
    /**
     * The fabric of a piece
     *
     * `source`: Whose it is; absent if it stays
     */
    Fabric: {
      source?: components["schemas"]["FabricSource"];
      /** Description; empty to remove it */ text: string;
      /** Where it lies; absent if it stays, empty to remove it */ storagePlace?: string;
    };
    /** Whose fabric a piece is made of */ FabricSource: "customer" | "shop";
    /** The last run, if it failed */
    FailedRun: {
      kind: components["schemas"]["RunKind"];
      /** Error message */ message: string;
      at: string;
    };
    /** Favourite products */
    Favourites: { /** Ids of the products that can still be ordered, newest first */ products: number[]; };
    FieldProblem: {
      /** As in the request; nested ones with dots @example pieces.0.neededBy */ field: string;
      /** What is wrong: `unknown` for fields and ids that do not exist, `taken` for what another record has, `invalid` for all that no other code names. */
      code: "control_characters" | "invalid" | "out_of_range" | "required" | "taken" | "too_long" | "too_short" | "unknown" | "wrong_type";
      /** Message that says what to do */ message: string;
    };
    /** Kind of file */ FileFormat: "csv" | "xlsx";
    /** What a file is, by its content */ FileKind: "pdf" | "png" | "jpeg";
    /**
     * Where images and videos are
     *
     * `bucket`: Absent while files are on the server only
     */
    FileStorage: {
      bucket?: components["schemas"]["FileStorageBucket"];
      /** Images and videos of the shop */ files: number;
      filesInBucket: number;
      bytesInBucket: number;
      /** Files without a copy on the server */ onlyInBucket: number;
      /** Why files are not being copied */ problem?: string;
    };
    /** A bucket for images and videos */
    FileStorageBucket: {
      /** `https://` and the host of the storage, without the bucket */ endpoint: string;
      bucket: string;
      /** Empty if the storage has none */ region: string;
      accessKeyId: string;
      secretAccessKey?: string;
      /** Whether addresses have the bucket in their path */ pathStyle: boolean;
      /** Folder in the bucket; may be empty @example boutique */ prefix: string;
      /** Public address of the folder `uploads`, such as a CDN's; empty for signed addresses */ cdn: string;
      /** `false` deletes copies on the server a week after they were copied */ keepOnDisk: boolean;
      target: components["schemas"]["StorageTarget"];
    };
    /** Which test payment */
    FinishSandboxPayment: {
      /** The order's id, as the checkout got it @example order_0000000000 */ providerOrderId: string;
    };
    /** A request for a password reset link */
    ForgottenPassword: { /** Email address of the account */ email: string; };
    FreeSlot: {
      slot: components["schemas"]["VisitSlot"];
      /** Free capacity in homes; 0 if full. A full-day slot has at most 1. */ free: number;
    };
    /** A finished piece, for the back office */
    GalleryEntry: {
      id: number;
      title: string;
      category: string;
      /** Its images, the main one first */ images: components["schemas"]["GalleryImage"][];
      published: boolean;
      version: number;
      deletedAt?: string;
    };
    /**
     * One image of a piece
     *
     * `image`: The image; absent if it was deleted
     */
    GalleryImage: { imageId: number; image?: components["schemas"]["Image"]; };
    /** A finished piece */
    GalleryItem: {
      id: number;
      title: string;
      category: string;
      /** Its images, the main one first: at least one, at most ten */ images: components["schemas"]["Image"][];
    };
    /**
     * A measurement of a garment type
     *
     * `limits`: Lengths beyond are refused
     *
     * `adult`: Lengths of adults beyond are unusual
     *
     * `child`: Lengths of children beyond are unusual
     */
    GarmentField: {
      /** Such as `aroundBust`; never changes */ key: string;
      label: string;
      /** How to measure */ hint?: string;
      drawing?: components["schemas"]["MeasureDrawing"];
      limits: components["schemas"]["LengthRange"];
      adult?: components["schemas"]["LengthRange"];
      child?: components["schemas"]["LengthRange"];
    };
    /** The measurements of one person for a garment type */
    GarmentMeasurements: {
      /** Id of the garment type; absent for lengths of the body */ garmentTypeId?: number;
      /** Name of the garment type */ name?: string;
      /** Unusual lengths of the newest */ warnings: components["schemas"]["UnusualMeasurement"][];
      /** All measurements, newest first */ history: components["schemas"]["Measuring"][];
    };
    /** What is made, with its measurements */
    GarmentType: {
      id: number;
      name: string;
      /** One line about it */ description?: string;
      image?: components["schemas"]["Image"];
      points: number;
      /** Its measurements, in the order of taking them */ fields: components["schemas"]["GarmentField"][];
    };
    /** How a course given by the shop was paid */ GiftPayment: "gift" | "cash" | "upi";
    /** The person whom the law asks a shop to name. Fields are empty until set. */
    GrievanceOfficer: {
      name: string;
      /** What the person is called in the shop */ designation: string;
      /** Phone number as it is shown */ phone: string;
      email: string;
    };
    /** A State or union territory */
    GstState: { /** The two digits that a GSTIN begins with */ code: string; name: string; };
    /**
     * How the store is
     *
     * `status`: `ok` while the store accepts work
     */
    Health: { status: components["schemas"]["State"]; };
    /** A decision about the emails on hold */
    HeldMails: { /** `true` sends them, `false` gives them up */ send: boolean; };
    Holiday: { day: string; name: string; };
    /** One line of the opening hours */
    HoursDraft: {
      /** For example "Monday to Saturday" */ days: string;
      /** For example "11:00 am to 7:00 pm" */ time: string;
    };
    /**
     * A video that shows how to measure, for the back office
     *
     * `video`: Absent until it is ready: then visitors see the entry
     *
     * `image`: That image; absent if it was deleted
     */
    HowToMeasureEntry: {
      id: number;
      videoId: number;
      /** What the shop calls the video */ title: string;
      video?: components["schemas"]["Video"];
      imageId: number;
      image?: components["schemas"]["Image"];
      published: boolean;
      version: number;
      deletedAt?: string;
    };
    /**
     * An image in several sizes. Dimensions are pixels of the file.
     *
     * `focus`: Point to keep in view when the image is cropped to another aspect ratio
     */
    Image: {
      /** URL of the largest copy */ src: string;
      /** Width of `src` in pixels */ width: number;
      /** Height of `src` in pixels */ height: number;
      /** Alternative text */ alt: string;
      /** A tiny blurred copy as a `data:` URL, shown while the image loads */ placeholder: string;
      /** WebP copies, narrow to wide, never wider than the original */ sizes: components["schemas"]["ImageSize"][];
      /** JPEG of 1200 by 630 for link previews @example /uploads/blouse-preview.jpg */ preview?: string;
      focus?: components["schemas"]["ImageFocus"];
    };
    /** How an image is cropped: rotated first, then reduced to a part */
    ImageCrop: {
      /** Left edge, as a fraction of the rotated width */ x: number;
      /** Top edge, as a fraction of the rotated height */ y: number;
      /** As a fraction of the rotated width */ width: number;
      /** As a fraction of the rotated height */ height: number;
      /** Clockwise rotation of the original: 0, 90, 180 or 270 degrees */ turn: number;
      /** As a fraction of the crop's width */ focusX: number;
      /** As a fraction of the crop's height */ focusY: number;
    };
    /** A point of an image */
    ImageFocus: {
      /** 0 is the left edge, 1 the right one */ x: number;
      /** 0 is the top edge, 1 the bottom one */ y: number;
    };
    /** A WebP copy of an image */
    ImageSize: { /** URL of the copy */ src: string; width: number; };
    /**
     * The original of a cropped image
     *
     * `image`: The whole original
     */
    ImageSource: { /** Id of the original */ id: number; image: components["schemas"]["Image"]; };
    /** A column of the file */
    ImportColumn: {
      /** Its name; empty without one */ name: string;
      /** Cells of the first rows; none once they are deleted */ samples: string[];
      /** Key of the field that it is; empty if it is not imported */ field: string;
    };
    /**
     * An import with its columns
     *
     * `unit`: Unit of lengths that name none
     */
    ImportDetail: {
      import: components["schemas"]["ImportSummary"];
      unit: components["schemas"]["LengthUnit"];
      /** Columns of the file */ columns: components["schemas"]["ImportColumn"][];
      /** What a column can be */ fields: components["schemas"]["ImportFieldChoice"][];
    };
    ImportFieldChoice: {
      key: string;
      label: string;
      /** Heading under which it is listed */ group?: string;
      /** Whether a column has to be this field */ required: boolean;
      length: boolean;
    };
    ImportFileKind: "customers" | "products" | "past_orders";
    ImportKind: "customers" | "products" | "past_orders" | "categories" | "services" | "gallery_items" | "events" | "testimonials" | "offers" | "banner_lines" | "pin_codes" | "courses" | "enrolments" | "coupons";
    ImportOutcome: "created" | "updated" | "unchanged" | "rejected";
    /** What an import would do */
    ImportPreview: {
      /** Rows that were tried, from the first */ tried: number;
      /** New records among them */ created: number;
      /** Changed records */ updated: number;
      /** Rows that change nothing */ unchanged: number;
      /** Rows that would not be imported */ rejected: number;
      /** The first rows, and all with problems */ rows: components["schemas"]["PreviewRow"][];
    };
    ImportStatus: "draft" | "running" | "done" | "undoing" | "undone";
    ImportSummary: {
      id: number;
      kind: components["schemas"]["ImportKind"];
      fileName: string;
      status: components["schemas"]["ImportStatus"];
      /** Rows of the file */ rowCount: number;
      /** New records */ created: number;
      /** Changed records */ updated: number;
      /** Rows that changed nothing */ unchanged: number;
      /** Rows that were not imported */ rejected: number;
      undone: number;
      notUndone: number;
      /** When the file was uploaded */ createdAt: string;
      /** When all rows were done */ endedAt?: string;
      undoneAt?: string;
      /** Whether it can be undone */ canUndo: boolean;
    };
    /** The pending invitation */
    Invited: {
      /** Id of the account */ id: number;
      /**
       * The link to pass on, returned only once; absent if it was emailed
       * @example https://shop.example.com/setpassword/3f9c
       */
      link?: string;
      /** Hours for which the link works */ validHours: number;
    };
    /** What the invoice of a delivered order waits for */ InvoiceWait: "moment" | "price" | "too_much";
    /**
     * A document and its buyer
     *
     * `receipt`: The document
     */
    IssuedReceipt: {
      receipt: components["schemas"]["ReceiptLine"];
      /** The buyer's name as printed */ buyer: string;
      /** The buyer's account; absent if there was none */ userId?: number;
    };
    /** Where the keys in use come from */ KeysFrom: "environment" | "screen";
    /**
     * The newest lengths of a person for a garment type
     *
     * `unit`: Unit in which they were entered
     */
    LastMeasurements: {
      /** Absent if the person was never measured for this garment */ measuredAt?: string;
      /** @example HM-1048 */ orderNumber?: string;
      /** Lengths, in the order in which they are taken */ lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
    };
    /** The latest order of a customer */
    LastOrder: {
      id: number;
      number: string;
      /** When it was requested or taken; the day in India */ day: string;
    };
    LastRestore: {
      at: string;
      /** When the restored backup was made */ madeAt: string;
      /**
       * Folder in the data folder where the replaced shop is stored for 30 days
       * @example replaced/20261124-063000
       */
      storedIn: string;
      /** Number of emails on hold */ heldMails: number;
      /** Whether it undid an earlier restore */ undo: boolean;
      /** Image and video files of which the backup had no intact copy */ leftOutCount: number;
      /** Paths of the first of them, relative to the data folder */ leftOut: string[];
    };
    /** Pieces that are equally late */
    LatePieces: {
      /** At least so many days */ fromDays: number;
      /** And at most so many; absent for the latest */ toDays?: number;
      count: number;
    };
    /** Money that came a short while ago */
    LatestMoney: {
      at: string;
      kind: components["schemas"]["PayableKind"];
      reference: string;
      method: components["schemas"]["PaymentMethod"];
      /** What was bought, or the number of the order */ title: string;
      /** Absent if the account is gone */ customer?: string;
      amountPaise: number;
      /** The coupon's code */ coupon?: string;
      orderPayment?: components["schemas"]["OrderPayment"];
    };
    /**
     * A payment at the counter or its reversal
     *
     * `receipt`: What was issued for it
     */
    LedgerEntry: {
      /** Absent for what came online */ id?: number;
      method: components["schemas"]["PaymentMethod"];
      /** Negative if it reverses an entry, or went back to the customer */ amountPaise: number;
      day: string;
      /** When it was recorded */ at: string;
      note?: string;
      /** Of the online payment */ paymentId?: number;
      state: components["schemas"]["EntryState"];
      /** Id of the entry that it reverses */ reverses?: number;
      /** Whether it is reversible, for the caller */ reversible: boolean;
      /** Who recorded it; absent online */ by?: string;
      receipt?: components["schemas"]["ReceiptLine"];
    };
    /** A range of lengths in cm, to one decimal, with both ends */
    LengthRange: { /** Shortest length in cm */ least: number; /** Longest length in cm */ most: number; };
    LengthUnit: "in" | "cm";
    /** A lesson of a course. The URL of its video is for buyers only. */
    Lesson: {
      id: number;
      title: string;
      /** Length of the video in seconds */ seconds: number;
    };
    /** A lesson of a course */
    LessonDetail: {
      id: number;
      /** What it teaches */ title: string;
      /** Id of its video; absent until one is chosen */ videoId?: number;
      /** Length of the video; absent until it is ready */ seconds?: number;
    };
    LessonFile: {
      id: number;
      /** Name, without an ending */ name: string;
      kind: components["schemas"]["FileKind"];
      bytes: number;
      /** Pages of a PDF, if they could be counted */ pages?: number;
    };
    /** A file of a lesson, with what buyers do not see */
    LessonFileDetail: {
      id: number;
      lessonId: number;
      name: string;
      kind: components["schemas"]["FileKind"];
      bytes: number;
      pages?: number;
      /** When it was removed */ deletedAt?: string;
      /** Id of the file that had this content before it was replaced */ replacedBy?: number;
    };
    LessonFileOrder: { ids: number[]; };
    /**
     * Your own question about a lesson, or an answered one of another customer
     *
     * `answer`: Absent until the shop answers
     */
    LessonQuestion: {
      id: number;
      lessonId: number;
      /** First name of the customer */ name: string;
      own: boolean;
      /** Plain text */ text: string;
      askedAt: string;
      answer?: components["schemas"]["QuestionAnswer"];
    };
    /**
     * `image`: Sizes and alternative text
     *
     * `source`: The image it was cropped from
     *
     * `crop`: How it was cropped
     */
    LibraryImage: {
      /** Id, used as `imageId` wherever the image is shown */ id: number;
      image: components["schemas"]["Image"];
      /** When it was uploaded or cropped */ storedAt: string;
      source?: components["schemas"]["ImageSource"];
      crop?: components["schemas"]["ImageCrop"];
      /** Where it is shown; a shown image cannot be deleted */ uses: components["schemas"]["MediaUse"][];
      version: number;
      deletedAt?: string;
    };
    LibraryImagePage: {
      /** Newest first, at most 50 */ items: components["schemas"]["LibraryImage"][];
      next?: number;
    };
    /**
     * `smaller`: The smaller copy for slow networks
     *
     * `cover`: The cover image
     */
    LibraryVideo: {
      /** Id, used as `videoId` wherever the video is shown */ id: number;
      /** Internal title */ title: string;
      /** Otherwise only buyers of its course can watch it */ public: boolean;
      state: components["schemas"]["VideoState"];
      /** Error code of a refused file */ problem?: string;
      /** Whether it plays only once downloaded completely, for lack of ffmpeg on the server */ playsLate: boolean;
      /** Size of the file in bytes */ bytes: number;
      /** Bytes received so far, while it is being uploaded */ arrived?: number;
      /** Whose upload it is, while it runs; only they can resume it */ uploaderId?: number;
      /** Width in pixels, once ready */ width?: number;
      /** Height in pixels, once ready */ height?: number;
      /** Length in seconds, once ready */ seconds?: number;
      smaller?: components["schemas"]["SmallerVideo"];
      /** Id of a manually uploaded smaller copy in progress */ smallerComing?: number;
      /** Id of the cover image */ coverId?: number;
      cover?: components["schemas"]["Image"];
      /** Languages of the captions, such as "en" and "ta" */ captions: string[];
      /** Processing steps, in order; empty until the upload is complete */ steps: components["schemas"]["VideoStep"][];
      /** Where it is shown; a shown video cannot be deleted */ uses: components["schemas"]["MediaUse"][];
      /** To be sent with a new title */ version: number;
      /** When the upload began */ storedAt: string;
      deletedAt?: string;
    };
    LibraryVideoPage: {
      /** Newest first, at most 50 */ items: components["schemas"]["LibraryVideo"][];
      next?: number;
      /** Whether the server has ffmpeg for smaller copies and covers */ tools: boolean;
    };
    /**
     * The course that teaches a product
     *
     * `image`: Image, 16:9
     */
    LinkedCourse: {
      id: number;
      /** Title */ name: string;
      /** Short description of what it teaches */ line: string;
      pricePaise: number;
      duration: string;
      expireInDays: number;
      image: components["schemas"]["Image"];
    };
    /** A walk-in linked to this account */
    LinkedWalkIn: {
      id: number;
      name: string;
      mobile?: string;
      /** When the two were linked */ linkedAt: string;
      /** Whether the link can still be undone */ canUndo: boolean;
    };
    /** Whether a list is read */ ListStatus: "waiting" | "read" | "failed" | "unknown";
    /** A point on the map */
    Location: {
      /** Degrees north; negative in the south */ latitude: number;
      /** Degrees east; negative in the west */ longitude: number;
    };
    /** Mobile number or email address, and password */
    Login: {
      /** Mobile number of the account @example 98765 43210 */ mobile?: string;
      /** Email address of the account */ email?: string;
      /** @example three rani petticoats */ password: string;
      /**
       * From the authenticator app, or a recovery code. Required with two-factor authentication.
       * @example 123456
       */
      code?: string;
    };
    /**
     * An email as its reader sees it
     *
     * `content`: Absent when it was forgotten with its reader
     */
    MailDetail: { mail: components["schemas"]["MailEntry"]; content?: components["schemas"]["MailPreview"]; };
    MailEntry: {
      id: number;
      /** Feature and kind, like `auth.welcome`. */ template: string;
      /** The same for people, like `Welcome` */ label: string;
      /** To whom; empty once that person has left the shop */ recipient: string;
      /** Empty if it was forgotten with its reader @example order:12 */ subject: string;
      state: components["schemas"]["MailState"];
      /** When it was queued */ createdAt: string;
      /** When it is tried the next time, while it waits */ dueAt?: string;
      sentAt?: string;
      /** How often it was tried */ attempts: number;
      /** What the last try ran into */ lastError?: string;
    };
    /** Why an email was not sent */
    MailError: "unreachable" | "silent" | "certificate" | "unencrypted" | "login" | "sender" | "recipient" | "too_many" | "refused" | "unwritten";
    /** Label and value in an email */
    MailFact: { label: string; value: string; };
    MailPage: {
      /** Newest first */ items: components["schemas"]["MailEntry"][];
      next?: number;
      waiting: number;
      /** How many of all are on hold since the shop was restored */ held: number;
      /** How many of all did not go out */ failed: number;
    };
    /** What an email says, in reading order. Secrets in links are masked, except in a demo store. */
    MailPreview: {
      /** The large line at the top */ heading: string;
      /** What follows it */ paragraphs: string[];
      /** Address of an image @example https://shop.example.com/uploads/blouse-1200.webp */ image?: string;
      /** What the image shows */ imageAlt?: string;
      /** Facts below it */ facts: components["schemas"]["MailFact"][];
      /** Text of the button */ button?: string;
      /** Where the button leads @example https://shop.example.com/myorders */ buttonAddress?: string;
      /** What is said after the button */ closing: string[];
      /** What happens next, in order */ steps: string[];
      /** The shop's name and how to reach it, at the bottom */ footer: string[];
    };
    MailState: "waiting" | "held" | "sent" | "failed" | "dead";
    /** `tried`: Whether it left */
    MailTested: { mail: components["schemas"]["MailEntry"]; tried: components["schemas"]["MailTried"]; };
    /**
     * Outcome of a test of email delivery
     *
     * `error`: The error; absent if there was none
     */
    MailTried: {
      error?: components["schemas"]["MailError"];
      /** The same as a sentence, with the other side's own words */ says?: string;
    };
    MailsReleased: { count: number; };
    /**
     * A backup being made, or a restore being prepared
     *
     * `step`: Current step
     */
    MaintenanceRun: {
      kind: components["schemas"]["RunKind"];
      step: components["schemas"]["RunStep"];
      /** Number of images and videos done in this step */ done: number;
      /** Total number of images and videos; 0 if not counted */ of: number;
      startedAt: string;
    };
    MakerLoad: {
      maker: components["schemas"]["TeamMember"];
      /** Every day of the period, in order */ days: components["schemas"]["DayLoad"][];
    };
    /** The statement of a maker in one line */
    MakerSummary: {
      /** User id */ makerId: number;
      maker: string;
      pieces: number;
      /** Number of pieces without a rate */ unpriced: number;
      earnedPaise: number;
      paidPaise: number;
      /** What is left to pay; negative if too much was paid */ duePaise: number;
      /** Whether the statement is closed */ closed: boolean;
    };
    /** Whose a payment is, and what for */
    MatchPayment: {
      /** Id of a customer */ userId: number;
      kind: components["schemas"]["PayableKind"];
      /** Id of the course, or of an order of this customer @example 2 */ reference: string;
    };
    /** The drawings that the client has, each of one measurement */
    MeasureDrawing: "height" | "shoulder" | "frontNeck" | "backNeck" | "aroundArm" | "aroundWaist" | "aroundHip" | "aroundBust";
    /**
     * A video that shows how to measure
     *
     * `image`: What is shown before it plays
     */
    MeasureVideo: { id: number; url: components["schemas"]["Video"]; image: components["schemas"]["Image"]; };
    /** Who took measurements */ MeasuredBy: "customer" | "shop";
    MeasuredLength: {
      /** Name of the field, such as `aroundBust` */ field: string;
      /** Label of the field */ label: string;
      /** Length in cm, to one decimal */ cm: number;
    };
    /** `ageGroup`: Age group; absent for an adult */
    MeasurementProfile: {
      id: number;
      name: string;
      /** Relation to the customer */ relation?: string;
      ageGroup?: components["schemas"]["AgeGroup"];
      /** When the newest lengths were taken */ measuredAt?: string;
      /** Lengths by garment type, the last measured first */ garments: components["schemas"]["GarmentMeasurements"][];
    };
    /**
     * Measurements taken at one time
     *
     * `measuredBy`: Who took them
     *
     * `unit`: Unit in which they were entered
     */
    Measuring: {
      id: number;
      measuredAt: string;
      measuredBy: components["schemas"]["MeasuredBy"];
      /** Lengths, in the order in which they are taken */ lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
    };
    /** A record that shows an image or video */
    MediaUse: {
      /** Of the record to edit, for its address: `product`, `event` */ kind: string;
      /** Kind of use, as displayed: "Product", "Lesson" */ what: string;
      /** Id of the record to edit; missing for several */ id?: number;
      title: string;
    };
    /** A way to a customer */ MessageChannel: "whatsapp" | "sms";
    /** What a customer is sent a message about */
    MessageEvent: "request_received" | "visit_confirmed" | "order_accepted" | "order_ready" | "order_delivered" | "payment_received" | "payment_reminder" | "visit_reminder" | "course_access";
    /**
     * How customers hear of an event
     *
     * `templateState`: Whether Meta approved it; absent until asked
     */
    MessageEventSettings: {
      event: components["schemas"]["MessageEvent"];
      on: boolean;
      /** Name; empty for none. Its `{{1}}`, `{{2}}` and so on get the placeholders in the order of the text. */
      whatsappTemplate: string;
      language: string;
      templateState?: components["schemas"]["TemplateState"];
      /** Why it was rejected, as Meta names it */ templateReason?: string;
      /** Text of the SMS */ text: string;
      /** The text that comes with the program */ usualText: string;
      /** DLT id of the registered SMS text; empty for none */ dltTemplate: string;
      placeholders: components["schemas"]["MessagePlaceholder"][];
    };
    MessagePage: {
      items: components["schemas"]["MessageSummary"][];
      /** `before` of the next part; absent at the end */ next?: number;
    };
    /** A placeholder of a text */
    MessagePlaceholder: { /** Written `{name}` */ name: string; /** An example */ sample: string; };
    MessageReportTaken: { /** Always true */ received: boolean; };
    /**
     * Settings of messages to customers
     *
     * `whatsapp`: Absent while it is not connected
     *
     * `sms`: Absent while none is connected
     *
     * `quietHours`: Messages wait until their end. Absent: none.
     */
    MessageSettings: {
      whatsappOn: boolean;
      smsOn: boolean;
      whatsapp?: components["schemas"]["WhatsAppChannel"];
      sms?: components["schemas"]["SmsChannel"];
      /** Why WhatsApp messages that wait were not sent */ whatsappProblem?: string;
      /** The same of SMS */ smsProblem?: string;
      /** When Meta last listed the shop's templates */ templatesCheckedAt?: string;
      /** Why it could not */ templatesProblem?: string;
      quietHours?: components["schemas"]["QuietHours"];
      events: components["schemas"]["MessageEventSettings"][];
      /** Customers who agreed */ consents: number;
      waiting: number;
      failed: number;
    };
    MessageState: "waiting" | "sent" | "failed" | "given_up";
    /**
     * A message to a customer
     *
     * `event`: Absent for an event of a kind that this program does not know
     *
     * `channel`: The channel, once it was tried
     */
    MessageSummary: {
      id: number;
      event?: components["schemas"]["MessageEvent"];
      /** Name of the customer; absent for a deleted account */ customer?: string;
      customerId: number;
      /** The number, once it was tried */ number?: string;
      channel?: components["schemas"]["MessageChannel"];
      state: components["schemas"]["MessageState"];
      /** As it was sent */ text?: string;
      createdAt: string;
      /** Of the next attempt */ dueAt?: string;
      sentAt?: string;
      /** When it was on the customer's phone, as WhatsApp reports it */ deliveredAt?: string;
      /** When the customer read it, if their phone tells */ readAt?: string;
      attempts: number;
      /** Why it was not sent */ lastError?: string;
    };
    /** A search that found nothing */
    MissedSearch: {
      /** What was typed, in lower case */ query: string;
      /** How often */ times: number;
      lastDay: string;
    };
    /** An image that could not be fetched */
    MissingImage: { address: string; problem: string; };
    /** The money of the last days */
    MoneyIn: {
      /** The days, the last one is today */ days: components["schemas"]["MoneyOfDay"][];
      /** All of it, less what went back */ totalPaise: number;
      /** Since six in the evening before, newest first; at most twelve */
      latest: components["schemas"]["LatestMoney"][];
    };
    MoneyOfDay: {
      day: string;
      cashPaise: number;
      /** By UPI at the counter */ upiPaise: number;
      /** Through the payment provider; without what was due back from the first */ onlinePaise: number;
      /** What went back on this day through the payment provider, whenever it came */ returnedPaise: number;
      /** The same money by what it was for */ kinds: components["schemas"]["MoneyOfKind"][];
    };
    /** What came for one kind of thing */
    MoneyOfKind: { kind: components["schemas"]["PayableKind"]; paise: number; };
    MoveVisit: {
      /** From tomorrow in India to the last bookable day */ appointmentDate: string;
      appointmentTime: components["schemas"]["VisitSlot"];
    };
    /** The day on which the customer needs an order, or none */
    NeededBy: { /** The day; absent to remove it */ neededBy?: string; };
    /**
     * A shop that opens, and its owner
     *
     * `beginning`: What the shop begins with
     */
    NewShop: {
      /** What stands after `/setup/` in the link @example 3f9c2a7d */ token: string;
      /** The address people type, like `https://shop.example`. Left out where the machine's settings name one. */
      publicAddress?: string;
      /** The name over the door */ businessName: string;
      /** Name of the owner */ name: string;
      /** Mobile number of the owner @example 98765 43210 */ mobile: string;
      /** Email address of the owner */ email: string;
      /** 8 to 128 characters, not a common one @example three rani petticoats */ password: string;
      beginning: components["schemas"]["Beginning"];
    };
    /** A device that shows notifications */
    NotificationDevice: {
      id: number;
      /** Browser and system, like `Firefox on Windows` */ label: string;
      /** The device of this session */ current: boolean;
      /** When notifications were turned on */ createdAt: string;
      sentAt?: string;
      /** Why the last one was not sent */ problem?: string;
    };
    NotificationEvent: "new_request" | "visit_moved" | "cancellation" | "enquiry" | "advance_paid" | "course_paid" | "question_asked" | "failed_email" | "low_disk" | "backup_failure" | "piece_assigned" | "order_step" | "question_answered";
    /** `quietHours`: Absent: none */
    NotificationSettings: {
      /** The shop's public key, to subscribe with: Base64 for URLs */ publicKey: string;
      /** Newest first */ devices: components["schemas"]["NotificationDevice"][];
      events: components["schemas"]["PushChoice"][];
      quietHours?: components["schemas"]["QuietHours"];
    };
    NotificationTest: {
      /** Whether the device's push service took it */ sent: boolean;
      /** Why not */ problem?: string;
    };
    Offer: { id: number; /** The offer in a sentence */ text: string; };
    /** An offer, with what the shop knows about it */
    OfferEntry: { id: number; text: string; published: boolean; version: number; deletedAt?: string; };
    /** The person whom the law asks a shop to name */
    OfficerDraft: {
      name?: string;
      /** What the person is called in the shop */ designation: string;
      /** Phone number as it is shown @example +91 98765 43210 */ phone?: string;
      email?: string;
    };
    /** Whether things can be paid for online */ OnlinePayment: "closed" | "sandbox" | "test" | "live";
    /** What is left to pay for one order */
    OpenBalance: {
      orderId: number;
      number: string;
      /** Whose order it is */ customer: string;
      /** What was agreed */ pricePaise: number;
      balancePaise: number;
    };
    /** What is left to pay */
    OpenBalances: {
      totalPaise: number;
      /** For how many orders */ count: number;
      /** The largest ones; at most a hundred */ orders: components["schemas"]["OpenBalance"][];
    };
    OpenedShop: {
      /**
       * The address people type, without a slash at the end. The store answers there within seconds.
       * @example https://shop.example.com
       */
      publicAddress: string;
    };
    /** One line of the opening hours */
    OpeningHours: {
      /** For example "Monday to Saturday" */ days: string;
      /** For example "11:00 am to 7:00 pm" */ time: string;
    };
    /**
     * An order, or a request until it is approved
     *
     * `statusLink`: Whether its public status link works
     *
     * `image`: Image of the first piece, 4:5
     *
     * `trial`: The first trial
     *
     * `advance`: Payment status of the advance
     */
    Order: {
      id: number;
      /** Order number, such as `HM-1048` */ number: string;
      statusLink: components["schemas"]["StatusLink"];
      /**
       * Key of the public status link, `/orderstatus/{statusKey}`; absent unless it works
       * @example 7f3c1e9a5b8d4026e1a7c93f5b0d8246
       */
      statusKey?: string;
      status: components["schemas"]["OrderStatus"];
      /** Highlighted steps of the tracker, out of four */ step?: number;
      /** Status changes, oldest first */ history: components["schemas"]["StatusChange"][];
      /** Reason for declining or cancelling */ reason?: string;
      /** Whether the customer can still cancel it: until cutting starts */ canCancel: boolean;
      /** Pieces, by position */ pieces: components["schemas"]["OrderPiece"][];
      /** Alterations of delivered pieces, oldest first. Those handed over are part of the price. */
      alterations: components["schemas"]["Alteration"][];
      /** Product of the first piece */ productId?: number;
      /** What is stitched: type, name and model of the first piece, and the number of others */ serviceName: string;
      /** The model alone */ serviceModel: string;
      image?: components["schemas"]["Image"];
      firstName: string;
      lastName?: string;
      /** To call; absent if the customer gave none or deleted the account */ contactNumber?: string;
      /** For updates about this order */ email?: string;
      /** Whether updates are emailed: there is an address, and email delivery */ getsEmails: boolean;
      /** Address of the visit */ address?: string;
      /** Landmark near it */ landMark?: string;
      /** Pin code of the address */ pinCode?: string;
      /** Whether this pin code is served */ picksUp: boolean;
      /** Absent for an order taken in the shop without a visit */ appointmentDate?: string;
      appointmentTime?: components["schemas"]["VisitSlot"];
      trial?: components["schemas"]["Trial"];
      /** The customer's message */ message?: string;
      /** Day on which the customer needs it */ neededBy?: string;
      /** Reference photos of all pieces, in the order they were added */ photos: components["schemas"]["OrderPhoto"][];
      /** Photos of fabric and finished pieces that the shop shows the customer */
      shopPhotos: components["schemas"]["OrderPhoto"][];
      /** Lengths of the first piece in cm by field */
      measurements?: { [key: string]: number; };
      /** Unusual measurements of the first piece */ warnings: components["schemas"]["UnusualMeasurement"][];
      advancePaise?: number;
      /** What is missing of an advance that is due */ advanceDuePaise?: number;
      advance: components["schemas"]["Advance"];
      advancePaidAt?: string;
      /** The agreed price of all pieces, with rush fee and discount */ pricePaise?: number;
      /** Estimate of all pieces when ordered, with the rush fee; absent if none has one */ estimatePaise?: number;
      /** What the order costs beside its pieces, in the price */ extras: components["schemas"]["OrderExtra"][];
      /** Rush fee in the price, or in the estimate until the request is approved */ rushPaise?: number;
      discountPaise?: number;
      discountReason?: string;
      /** What was paid and not returned; test payments do not count */ paidPaise?: number;
      balancePaise?: number;
      /** What can be paid online now: of the advance that is due, else of the balance */ payablePaise?: number;
      /** Refunds of advances paid online */ advanceReturnedPaise?: number;
      /** From visit or booking to the promised day, else the usual ones */ expectedDays: number;
      /** The day for which the shop promised the last piece */ promisedDay?: string;
      /** When it was booked */ createdAt: string;
    };
    OrderCounts: {
      requests: number;
      /** Approved, or taken in the shop */ taken: number;
      delivered: number;
      /** Declined by the shop */ declined: number;
      /** Cancelled by the customer or the shop */ cancelled: number;
    };
    /**
     * An order, as shown in the back office
     *
     * `order`: The order as its customer sees it
     *
     * `visitAssignee`: The team member who goes to the visit
     */
    OrderDetail: {
      order: components["schemas"]["Order"];
      customerId: number;
      /** Every status change, oldest first */ history: components["schemas"]["OrderEvent"][];
      /** Internal notes, oldest first */ notes: components["schemas"]["OrderNote"][];
      /** All visits, oldest first */ visits: components["schemas"]["OrderVisit"][];
      /** Names the last status change to undo; absent if it cannot be */ undoable?: string;
      inShop: boolean;
      /** Whether the price is invoiced: fixed until the delivery is undone */ invoiced: boolean;
      visitAssignee?: components["schemas"]["TeamMember"];
      /** What only the shop sees of each piece, by position */ pieces: components["schemas"]["PieceWork"][];
      /** What only the shop sees of each alteration, oldest first */
      alterations: components["schemas"]["AlterationWork"][];
      /** Photos by the shop, in the order they were added */ shopPhotos: components["schemas"]["ShopPhoto"][];
      /** Usual share of the price, else of the estimate; absent for those who see no prices */
      suggestedAdvancePaise?: number;
      /** The usual one, or the day before it is needed if sooner */ suggestedReadyDay: string;
    };
    /**
     * A status change with who made it
     *
     * `by`: By whom
     */
    OrderEvent: {
      status: components["schemas"]["OrderStatus"];
      at: string;
      by: components["schemas"]["Party"];
      /** Name of the team member; absent for the customer */ name?: string;
      /** Position of the piece that changed alone; absent for the order */ piece?: number;
    };
    /** Something that an order costs beside its pieces, such as latkan */
    OrderExtra: { label: string; /** @example 145000 */ pricePaise: number; };
    /**
     * Which orders to list: `waiting` requests to approve; `open` approved and not delivered; `unpaid_advance` approved, with
     * an unpaid advance; `due` promised within two days or overdue, and not ready; `called_off` declined or cancelled;
     * `taken` approved at some time; `cancelled` by the customer or the shop; `mine` approved, with an undelivered piece
     * assigned to the caller.
     */
    OrderFilter: "waiting" | "open" | "unpaid_advance" | "due" | "delivered" | "called_off" | "taken" | "declined" | "cancelled" | "mine";
    /**
     * The money of an order
     *
     * `invoiceWaits`: What the invoice of a delivered order waits for
     */
    OrderLedger: {
      orderId: number;
      /** What was agreed for everything */ pricePaise?: number;
      /** Total received so far, online and at the counter */ paidPaise: number;
      /** What is left to pay; negative if too much was paid. Absent without a price, and once it is called off. */
      balancePaise?: number;
      /** Whether payments can be recorded: while it is approved */ takesPayments: boolean;
      /** Every entry, oldest first */ entries: components["schemas"]["LedgerEntry"][];
      /** The invoice and its credit notes, oldest first */ papers: components["schemas"]["ReceiptLine"][];
      /** Whether the price is invoiced: fixed until the delivery is undone */ invoiced: boolean;
      invoiceWaits?: components["schemas"]["InvoiceWait"];
    };
    /**
     * An order in a back-office list
     *
     * `image`: Image of the product, 4:5
     *
     * `visitPurpose`: What the visit is for; only in lists of visits
     *
     * `visitAssignee`: The team member who goes; only in lists of visits
     *
     * `trial`: The next trial, or the last one
     */
    OrderLine: {
      id: number;
      number: string;
      status: components["schemas"]["OrderStatus"];
      reason?: string;
      /** First and last name */ customer: string;
      /** Absent if the customer gave none @example +919876543210 */ contactNumber?: string;
      /** Whether updates can be emailed */ hasEmail: boolean;
      /** What is stitched: type, name and model */ serviceName: string;
      image?: components["schemas"]["Image"];
      appointmentDate?: string;
      appointmentTime?: components["schemas"]["VisitSlot"];
      visitPurpose?: components["schemas"]["VisitPurpose"];
      visitAssignee?: components["schemas"]["TeamMember"];
      trial?: components["schemas"]["Trial"];
      address?: string;
      landMark?: string;
      pinCode?: string;
      /** Area of the pin code, from the shop's list */ area?: string;
      message?: string;
      advancePaise?: number;
      advanceDuePaise?: number;
      advance: components["schemas"]["Advance"];
      /** Due on the agreed price, for those who see prices */ balancePaise?: number;
      pieceCount: number;
      /** The team members who make them */ assignees: components["schemas"]["TeamMember"][];
      promisedDay?: string;
      neededBy?: string;
      /** Promised within two days or overdue, and not ready */ due: boolean;
      createdAt: string;
    };
    /** The money of the caller's own order */
    OrderMoney: {
      /** The agreed price; absent if none is agreed */ pricePaise?: number;
      /** Total paid so far, less refunds; test payments do not count */ paidPaise: number;
      balancePaise?: number;
      /** Payments and refunds, oldest first. Reversed counter payments are left out. */
      payments: components["schemas"]["OrderPaymentSummary"][];
      /** Documents of the whole order, oldest first: its invoice and credit notes */
      documents: components["schemas"]["ReceiptLine"][];
    };
    /** An internal note */
    OrderNote: {
      id: number;
      /** The piece it is about, whose maker reads it too; absent if only the counter does */ pieceId?: number;
      text: string;
      author?: string;
      /** When the note was written */ at: string;
    };
    OrderPage: { /** Newest first */ items: components["schemas"]["OrderLine"][]; next?: number; };
    OrderPayment: "advance" | "part" | "balance" | "full";
    /**
     * A payment or refund
     *
     * `receipt`: What was issued for it
     */
    OrderPaymentSummary: {
      method: components["schemas"]["PaymentMethod"];
      /** Amount; negative for a refund */ amountPaise: number;
      day: string;
      state: components["schemas"]["EntryState"];
      receipt?: components["schemas"]["ReceiptLine"];
    };
    /**
     * A photo of an order, visible to its customer and the shop only
     *
     * `kind`: What it shows
     */
    OrderPhoto: {
      id: number;
      kind: components["schemas"]["PhotoKind"];
      /** URL for the customer, as WebP */ src: string;
    };
    /**
     * `image`: Image of the product, 4:5
     *
     * `ageGroup`: Age group of this person; absent for an adult
     *
     * `unit`: Unit in which they were entered
     */
    OrderPiece: {
      id: number;
      /** Position in the order, from 1 */ position: number;
      /** Number, such as `HM-1048/2`; that of the order if it has one piece */ number: string;
      productId?: number;
      /** What is stitched: type, name and model */ serviceName: string;
      /** The model alone */ serviceModel: string;
      image?: components["schemas"]["Image"];
      /** Garment type, which names the measurements */ garmentTypeId?: number;
      quantity: number;
      forWhom?: string;
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      note?: string;
      fabricSource: components["schemas"]["FabricSource"];
      /** Description of the fabric */ fabric?: string;
      choices: components["schemas"]["PieceChoice"][];
      /** Lengths in cm by field, as they were for this piece */
      measurements: { [key: string]: number; };
      /** The same with labels, in the order of taking them */ lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
      /** Unusual measurements */ warnings: components["schemas"]["UnusualMeasurement"][];
      /** Estimate when it was ordered, for the whole quantity */ estimatePaise?: number;
      /** Agreed price for the whole quantity */ pricePaise?: number;
      status: components["schemas"]["OrderStatus"];
      /** When it got this status */ statusAt?: string;
      /** Highlighted steps of the tracker, out of four */ step?: number;
      promisedDay?: string;
      trial?: components["schemas"]["Trial"];
      /** Reference photos */ photos: components["schemas"]["OrderPhoto"][];
      /** Photos by the shop that the customer sees */ shopPhotos: components["schemas"]["OrderPhoto"][];
    };
    OrderProgress: {
      /** Order number, such as `HM-1048` */ number: string;
      status: components["schemas"]["OrderStatus"];
      /** Highlighted steps of the tracker, out of four */ step?: number;
      /** Status changes, oldest first */ history: components["schemas"]["OrderProgressChange"][];
      /** Pieces, by position */ pieces: components["schemas"]["PieceProgress"][];
      /** The day for which the shop promised the last piece */ promisedDay?: string;
    };
    /** A status change on the public status page */
    OrderProgressChange: { status: components["schemas"]["OrderStatus"]; at: string; };
    /** The tracker shows the four steps from 'Order Placed' to 'Ready for Pickup' */
    OrderStatus: "Pending" | "Order Placed" | "Cutting Started" | "Stitching In Progress" | "Ready for Pickup" | "Delivered" | "Rejected" | "Cancelled";
    /** Advance and promised day */
    OrderTerms: {
      /** @example 145000 */ advancePaise?: number;
      /** The promised day of all pieces */ promisedDay?: string;
    };
    /** `assignee`: The team member who goes */
    OrderVisit: {
      day: string;
      slot: components["schemas"]["VisitSlot"];
      purpose: components["schemas"]["VisitPurpose"];
      assignee?: components["schemas"]["TeamMember"];
    };
    OrdersOfDay: { day: string; counts: components["schemas"]["OrderCounts"]; };
    /** Orders that took equally many days */
    OrdersOfDays: {
      /** Days from approval to ready */ days: number;
      /** How many of them were ready by the promised day, or had none */ onTime: number;
      /** How many were ready after it */ late: number;
    };
    /**
     * The orders of a month in India
     *
     * `total`: Totals of the month
     *
     * `advances`: Advances requested and paid
     */
    OrdersReport: {
      month: string;
      days: components["schemas"]["OrdersOfDay"][];
      total: components["schemas"]["OrderCounts"];
      /** Number of orders that reached each step */ steps: components["schemas"]["StepCount"][];
      /** Number of accepted orders that were taken in the shop */ inShop: number;
      advances: components["schemas"]["AdvancesOfMonth"];
    };
    /** An open alteration assigned to the caller, without its price */
    OwnAlteration: {
      id: number;
      work: string;
      status: components["schemas"]["AlterationStatus"];
      promisedDay?: string;
      /** Promised within two days or overdue, and not ready */ due: boolean;
    };
    /** Your certificate of a course */
    OwnCertificate: { number: string; date: string; };
    /**
     * A piece that is assigned to the caller, or an open alteration of it
     *
     * `image`: Image of the product, 4:5
     *
     * `unit`: Unit in which they were entered
     */
    OwnPiece: {
      id: number;
      orderId: number;
      /** Position in the order, from 1 */ position: number;
      /** Number of pieces of the order */ pieceCount: number;
      /** Number, such as `HM-1048/2` */ number: string;
      /** What is stitched: type, name and model */ serviceName: string;
      image?: components["schemas"]["Image"];
      quantity: number;
      /** Name of the person who wears it, or the customer's first name */ wearer: string;
      note?: string;
      fabricSource: components["schemas"]["FabricSource"];
      /** Description of the fabric */ fabric?: string;
      /** Where it lies */ storagePlace?: string;
      choices: components["schemas"]["OwnPieceChoice"][];
      /** Measurements in the order of taking them */ lengths: components["schemas"]["MeasuredLength"][];
      unit?: components["schemas"]["LengthUnit"];
      status: components["schemas"]["OrderStatus"];
      promisedDay?: string;
      neededBy?: string;
      /** Within two days or overdue, and not ready */ due: boolean;
      trial?: components["schemas"]["Trial"];
      /** Reference photos */ photos: components["schemas"]["OrderPhoto"][];
      shopPhotos: components["schemas"]["OrderPhoto"][];
      /** Open alterations of it assigned to the caller, oldest first */
      alterations: components["schemas"]["OwnAlteration"][];
      /** Notes of the shop about it, oldest first */ notes: components["schemas"]["OrderNote"][];
    };
    OwnPieceChoice: { group: string; option: string; };
    OwnPieceNote: { text: string; };
    /**
     * `from`: Current status as known to the caller
     *
     * `to`: New status; not 'Delivered'
     */
    OwnPieceStep: { from: components["schemas"]["OrderStatus"]; to: components["schemas"]["OrderStatus"]; };
    /**
     * What a customer may say about a product
     *
     * `review`: Your review, if you wrote one
     */
    OwnProductReview: {
      /** Whether a piece of it was delivered to you, so that you may review it */ mayReview: boolean;
      review?: components["schemas"]["OwnReview"];
    };
    OwnReview: {
      stars: number;
      text: string;
      /** Whether the shop has approved it, so that it is public */ approved: boolean;
      date: string;
      /** Your photos, at most three */ photos: components["schemas"]["ReviewPhoto"][];
    };
    /** A text in sections */
    Page: {
      /** `about`, `stories`, `privacy`, `terms`, `refunds` or `quality` @example about */ slug: string;
      title: string;
      /** The sections in order */ sections: components["schemas"]["PageSection"][];
      /** The day on which the text last changed */ changedOn: string;
    };
    /**
     * A page, with the version that a change names
     *
     * `page`: What visitors see
     */
    PageDetail: { page: components["schemas"]["Page"]; /** Counts the changes */ version: number; };
    PageDraft: {
      title: string;
      /** The sections in order: one to thirty */ sections: components["schemas"]["PageSectionDraft"][];
      version: number;
    };
    PageEntry: { slug: string; title: string; changedOn: string; };
    PageSection: {
      /** What an address names after its hash */ id: string;
      heading?: string;
      /** Plain text; a blank line parts paragraphs. Never HTML. */ text: string;
    };
    PageSectionDraft: {
      /**
       * Names it after the hash of an address: small letters, digits and hyphens; unique on a page
       * @example how-we-measure
       */
      id: string;
      heading?: string;
      /** Plain text; a blank line parts paragraphs */ text: string;
    };
    /** Who changed an order */ Party: "customer" | "shop";
    /** The current and the new password */
    PasswordChange: {
      /** Current password @example three rani petticoats */ oldPassword: string;
      /** New password: 8 to 128 characters, not a common one @example three rani petticoats */ newPassword: string;
    };
    /** Password of the logged-in user */
    PasswordConfirmation: {
      /** Current password @example three rani petticoats */ password: string;
      /**
       * From the authenticator app, or a recovery code. Required with two-factor authentication.
       * @example 123456
       */
      code?: string;
    };
    /** A link with which a team member sets a new password */
    PasswordLink: {
      /** The link to pass on, returned only once */ link: string;
      /** Hours for which the link works */ validHours: number;
    };
    /** A new password, set with a link */
    PasswordReset: {
      /** The part of the link after `/resetpassword/` @example 3f9c2a7d */ token: string;
      /** New password: 8 to 128 characters, not a common one @example three rani petticoats */ newPassword: string;
    };
    /** An order of an older system, for reading only */
    PastOrder: {
      id: number;
      /** Number that the older system gave it */ number: string;
      day: string;
      item: string;
      /** Price, if known */ pricePaise?: number;
      /** What was paid, if known */ paidPaise?: number;
      /** Status in the older system */ status?: string;
      note?: string;
    };
    /** How a maker was paid */ PayMethod: "cash" | "upi" | "bank";
    /**
     * A payment through the payment provider
     *
     * `orderPayment`: Which payment of an order it is; absent for other payments, and for what was due back from the first
     *
     * `difference`: Of the captured amount from what was asked, and why
     *
     * `due`: Why it was due back from the first
     *
     * `retained`: The decision to refund nothing more, if there is one
     */
    PaymentDetail: {
      id: number;
      order: components["schemas"]["PaymentOrder"];
      /** What was bought, or the number of the order */ title: string;
      orderPayment?: components["schemas"]["OrderPayment"];
      customerId: number;
      /** Absent if the account is gone */ customer?: string;
      /** `sandbox`, or the name of the payment provider */ provider: string;
      /** @example pay_0000000000 */ providerPaymentId: string;
      providerOrderId?: string;
      /** Of the provider, such as `card`, `upi` or `netbanking`; `test` in the sandbox */ method?: string;
      amountPaise: number;
      difference?: components["schemas"]["AmountDifference"];
      capturedAt: string;
      state: components["schemas"]["TransactionState"];
      due?: components["schemas"]["DueReason"];
      /** The owner has to decide about it */ toDecide: boolean;
      /** Total refunded so far */ returnedPaise: number;
      /** What can still go back; nothing if that is less than ₹1 or another provider took it */
      refundablePaise: number;
      /** Its refunds, oldest first */ refunds: components["schemas"]["RefundDetail"][];
      retained?: components["schemas"]["RetainedPayment"];
      /** What happened, oldest first */ timeline: components["schemas"]["PaymentMoment"][];
    };
    /** A charge that the payer's bank disputes */
    PaymentDispute: {
      /** The provider's id of it */ id: string;
      /** The provider's id of the payment */ paymentId: string;
      /** The payment order that was paid; absent if the payment is none of this shop's */ purchase?: number;
      amountPaise: number;
      /** The provider's code for the bank's reason */ reason: string;
      status: components["schemas"]["DisputeStatus"];
      /** Until when the shop may answer */ respondBy?: string;
      /** When the shop heard of it */ at: string;
      /** The payment was made in test mode: no money is at stake */ test: boolean;
    };
    PaymentMethod: "cash" | "upi" | "online";
    PaymentMoment: {
      at: string;
      what: components["schemas"]["PaymentMomentKind"];
      amountPaise?: number;
      /** What else is known: the provider's id, why it failed */ note?: string;
    };
    /** What happened to a payment order and its money */
    PaymentMomentKind: "begun" | "attempt_failed" | "captured" | "another_captured" | "fulfilled" | "refund_requested" | "refunded" | "refund_failed" | "retained" | "mail_queued";
    /** A payment order, at the price frozen when its checkout began */
    PaymentOrder: {
      id: number;
      kind: components["schemas"]["PayableKind"];
      reference: string;
      /** What the checkout names */ title: string;
      state: components["schemas"]["PaymentState"];
      /** The full price */ pricePaise: number;
      /** Percent off by the coupon */ percent: number;
      amountPaise: number;
      /** The coupon's code */ coupon?: string;
      /** When the checkout began */ createdAt: string;
      /** When the payment was recorded */ paidAt?: string;
      /** Total refunded so far; absent while nothing was */ returnedPaise?: number;
      /** Made with the provider's test keys: no money moves, and what it grants ends with test mode. The sandbox of a demo store does not set it. */
      test: boolean;
    };
    /** What the browser's checkout gave it */
    PaymentProof: {
      /** The provider's id of the payment @example pay_0000000000 */ paymentId: string;
      /** The provider's signature over order and payment @example 9f86d081884c7d65 */ signature: string;
    };
    /**
     * Who takes the money
     *
     * `mode`: Whose money moves
     *
     * `keysFrom`: Where it comes from; absent without keys
     */
    PaymentProviderDetail: {
      mode: components["schemas"]["ProviderMode"];
      /** The public key in use */ keyId?: string;
      keysFrom?: components["schemas"]["KeysFrom"];
      /**
       * The address that the provider's webhook needs
       * @example https://shop.example.com/api/payments/webhooks/razorpay
       */
      webhookAddress: string;
      /** The events that its webhook needs */ webhookEvents: string[];
      /** When the last event of the provider came */ lastWebhookAt?: string;
      /** Since when payments come without webhooks; absent while they arrive */ webhooksMissingSince?: string;
      /** Real money was taken here, so only live keys are accepted */ liveOnly: boolean;
      /** How many payment orders of test mode still grant something. They end with test mode. */ testPurchases: number;
    };
    /** Keys of the provider. What is left out stays as it is. */
    PaymentProviderKeys: {
      /** The key id, `rzp_test_...` or `rzp_live_...` @example rzp_test_0000000000 */ keyId: string;
      /** The secret that belongs to it; may be left out while the key id stays @example s3cr3t */ keySecret?: string;
      /** The secret of the webhook. The one before is good for two more days. @example s3cr3t */
      webhookSecret?: string;
    };
    /** State of a payment order */
    PaymentState: "created" | "awaiting_payment" | "confirming" | "paid" | "fulfilled" | "abandoned" | "refund_due" | "refunded";
    /**
     * The money of a month in India
     *
     * `balances`: What is left to pay for orders today, whenever they were made
     */
    PaymentsReport: {
      month: string;
      /** Its days, first to last */ days: components["schemas"]["MoneyOfDay"][];
      /** All of it, less what went back */ totalPaise: number;
      /** What was sold besides orders, most first; at most a hundred */ sales: components["schemas"]["Sale"][];
      /** Coupons that were used, most first; at most a hundred */ coupons: components["schemas"]["CouponOfMonth"][];
      balances: components["schemas"]["OpenBalances"];
    };
    /** What the owner has to decide */
    PaymentsWaiting: {
      /** Payments for which the owner has to decide whether they are refunded */ toDecide: number;
      failedRefunds: number;
    };
    /** What a photo of an order shows */ PhotoKind: "reference" | "cloth" | "finished";
    /** The pieces in progress, in columns */
    PieceBoard: {
      /** The columns, in order */ columns: components["schemas"]["PieceColumn"][];
      late: number;
      dueThisWeek: number;
      /** Number of pieces without a maker */ unassigned: number;
      /** Number of pieces of the caller */ mine: number;
      /** Work that a maker does in a day, in points */ pointsPerDay: number;
    };
    PieceChoice: {
      optionId?: number;
      group: string;
      option: string;
      /** What it adds to the price of one piece */ pricePaise: number;
    };
    /**
     * A column of the board
     *
     * `maker`: The maker; absent in other columns
     */
    PieceColumn: {
      /** Step, user id of the maker (0 for none), or `late`, `today`, `this_week`, `later` */ key: string;
      maker?: components["schemas"]["TeamMember"];
      count: number;
      late: number;
      /** Work of the maker due in seven days, from today; empty in other columns */
      load: components["schemas"]["DayLoad"][];
      /** The most urgent ones: by promised day, then by age */ items: components["schemas"]["PieceSummary"][];
    };
    /** Which pieces the board shows */ PieceFilter: "late" | "due_this_week" | "unassigned" | "mine";
    /**
     * `unit`: Unit of entry; defaults to the shop's
     *
     * `ageGroup`: Age group of the person; absent if it stays
     */
    PieceMeasurements: {
      version: number;
      /** Lengths in cm by field; empty to remove them */
      measurements: { [key: string]: number; };
      unit?: components["schemas"]["LengthUnit"];
      ageGroup?: components["schemas"]["AgeGroup"];
      /** In whose history they are noted; absent if it stays */ profileId?: number;
    };
    PieceNote: { /** Text; empty to remove it */ text: string; };
    PiecePage: { /** The most urgent first */ items: components["schemas"]["PieceSummary"][]; next?: number; };
    /** The agreed price of a piece */
    PiecePrice: {
      id: number;
      /** For the whole quantity; absent if none is agreed @example 145000 */ pricePaise?: number;
    };
    /** `image`: Image of the product, 4:5 */
    PieceProgress: {
      /** Type, name and model of the product. Absent for an item in the shop's own words, which may name a person. */
      serviceName?: string;
      quantity: number;
      image?: components["schemas"]["Image"];
      status: components["schemas"]["OrderStatus"];
      /** Highlighted steps of the tracker, out of four */ step?: number;
      promisedDay?: string;
    };
    PieceRate: {
      garmentTypeId: number;
      /** User id of the maker; absent for the default of all */ makerId?: number;
      /** For one piece; absent if there is none from this day on */ ratePaise?: number;
      /** The day from which it counts */ fromDay: string;
    };
    PieceRates: {
      /** Garment types, in the owner's order */ garmentTypes: components["schemas"]["RateGarmentType"][];
      /** The team */ makers: components["schemas"]["RateMaker"][];
      /** Rates that count today, and those of a later day */ rates: components["schemas"]["PieceRate"][];
    };
    /**
     * A piece in a back-office list
     *
     * `assignee`: The team member who makes it
     *
     * `advance`: Payment status of the order's advance
     */
    PieceSummary: {
      id: number;
      orderId: number;
      /** Number, such as `HM-1048/2`; that of the order if it has one piece */ number: string;
      position: number;
      pieceCount: number;
      /** Pieces of the order that are not delivered */ openCount: number;
      /** First and last name of the customer */ customer: string;
      /** Absent if the customer gave none */ contactNumber?: string;
      /** Whether updates can be emailed */ hasEmail: boolean;
      serviceName: string;
      image?: components["schemas"]["Image"];
      quantity: number;
      forWhom?: string;
      status: components["schemas"]["OrderStatus"];
      promisedDay?: string;
      neededBy?: string;
      /** Past its day, and not ready */ late: boolean;
      due: boolean;
      trial?: components["schemas"]["Trial"];
      assignee?: components["schemas"]["TeamMember"];
      /** Work of the whole quantity, in points of a maker's day */ points: number;
      /** The order's advance */ advancePaise?: number;
      advanceDuePaise?: number;
      advance: components["schemas"]["Advance"];
      /** Due on the order; absent if nothing is, and for those who see no prices */ balancePaise?: number;
    };
    /** What an approval agrees on for a piece */
    PieceTerms: {
      id: number;
      /** Agreed price for the whole quantity @example 145000 */ pricePaise?: number;
      promisedDay?: string;
      /** User id of the team member who makes it */ assigneeId?: number;
    };
    /**
     * What only the shop sees of a piece
     *
     * `assignee`: The team member who makes it
     */
    PieceWork: {
      id: number;
      assignee?: components["schemas"]["TeamMember"];
      /** Where it lies */ storagePlace?: string;
      version: number;
      /** When it reached its steps and who moved it, oldest first */ steps: components["schemas"]["OrderEvent"][];
    };
    /** The piecework of a month */
    PieceworkOverview: {
      month: string;
      /** The team, and everybody else with work in this month */ makers: components["schemas"]["MakerSummary"][];
      /** Pieces finished without a maker, newest first */ unassigned: components["schemas"]["CountedPiece"][];
    };
    PieceworkStatement: {
      /** User id of the maker */ makerId: number;
      maker: string;
      /** Mobile number of the maker, `+91XXXXXXXXXX`; for the owner */ mobile?: string;
      month: string;
      pieces: number;
      /** The pieces by kind of work and rate, the largest sum first */ lines: components["schemas"]["StatementLine"][];
      /** Every counted piece, newest first */ counted: components["schemas"]["CountedPiece"][];
      /** Bonuses, deductions, advances and payments, newest first */
      entries: components["schemas"]["StatementEntry"][];
      /** Sum of the pieces with bonuses and without deductions */ earnedPaise: number;
      /** Sum of advances and payments */ paidPaise: number;
      /** What is left to pay; negative if too much was paid */ duePaise: number;
      /** Number of pieces without a rate. They are in no sum. */ unpriced: number;
      /** When it was closed; absent while it is open */ closedAt?: string;
    };
    /** A pickup and delivery area */
    PinCodeArea: { /** Six digits */ pinCode: string; location: string; };
    PinCodeImport: {
      /** Number of new areas */ added: number;
      /** Number of areas that existed already */ known: number;
    };
    /** A list to import */
    PinCodeList: {
      /** One area a line, such as `600004, Mylapore`, in either order; comma, semicolon or tab. At most 40,000 characters. */
      text: string;
    };
    /** Permission to play a lesson on this device */
    PlaybackGrant: {
      /** Id, used for pings */ id: number;
      lessonId: number;
      /** URL of the video. It stays the same while the player pings. */ src: string;
      /**
       * Smaller copy for slow networks and small screens, valid as long as `src`
       * @example /media/7f3c1e9a5b8d4026/smaller.mp4
       */
      smaller?: string;
      /** Captions, one entry per language. The first is the default. */ captions: components["schemas"]["Captions"][];
      /** Length of the video in seconds */ seconds: number;
      /** Position to start from, in seconds */ positionSeconds: number;
      /** When the URL expires without a ping */ expiresAt: string;
      /** Interval of pings while playing, in seconds */ pingEverySeconds: number;
    };
    /** A report of a player */
    PlaybackPing: {
      /** Current position, in seconds */ positionSeconds: number;
      /** Parts played since the last report. Late and repeated reports are fine. */
      played: components["schemas"]["PlayedRange"][];
    };
    /** Progress, and whether the URL is still valid */
    PlaybackProgress: {
      /** False once the URL has expired: half an hour without a ping, another device, or end of access. Continuing requires a new grant. */
      live: boolean;
      /** When the URL expires without another ping */ expiresAt: string;
      /** Watched share of this lesson, 0 to 100 */ watchedPercent: number;
      /** Whether 90 per cent of this lesson were watched */ done: boolean;
      /** Watched share of the whole course, 0 to 100 */ courseWatchedPercent: number;
    };
    /** A played part of a video */
    PlayedRange: {
      /** Start, in seconds from the beginning of the video */ from: number;
      /** End, in seconds */ to: number;
    };
    /**
     * A row of the file
     *
     * `outcome`: What becomes of it
     */
    PreviewRow: {
      /** Number, as a spreadsheet counts */ number: number;
      /** Its first cells */ title: string;
      outcome: components["schemas"]["ImportOutcome"];
      problems: components["schemas"]["RowProblem"][];
    };
    /** What an order costs: prices of its pieces, extras, rush fee and discount */
    PriceAdjustments: {
      /** Agreed prices of pieces; those that are not named stay */ pieces?: components["schemas"]["PiecePrice"][];
      /** What it costs beside its pieces; absent if that stays, empty for nothing */
      extras?: components["schemas"]["OrderExtra"][];
      /** Rush fee; 0 for none @example 145000 */ rushPaise: number;
      /** Discount; absent for none, and with `discountPercent` @example 145000 */ discountPaise?: number;
      /** Percent of the prices of pieces and extras, rounded to whole rupees */ discountPercent?: number;
      discountReason?: string;
      /** Current price of the order as known to the caller */ fromPaise?: number;
    };
    /** What the shop usually asks */
    PriceSettings: {
      /** Suggested advance, in percent of the price */ advancePercent: number;
      /** Suggested advances are rounded to this amount */ advanceRoundingPaise: number;
      /** Fee for an urgent order; 0 for none @example 145000 */ rushPaise: number;
      /** Days after which an order is usually ready */ readyDays: number;
      /** Whether customers can pay the balance online */ balanceOnline: boolean;
      /** Terms on the customer's slip */ slipTerms: string;
    };
    /**
     * A product: a model of a service
     *
     * `image`: Image, 4:5
     */
    Product: {
      id: number;
      ctid: number;
      serviceId: number;
      serviceType: string;
      serviceName: string;
      /** Name of the model, such as "Princess cut, lined" */ serviceModel: string;
      mainTitle: string;
      mainDescription: string;
      /** Price of the stitching */ pricePaise: number;
      /** The day it was added */ date?: string;
      image: components["schemas"]["Image"];
      /** Id of its garment type, or of its service's */ garmentTypeId?: number;
      /** Days until it is ready, if the shop says so */ readyDays?: number;
      occasions: string[];
      /** Fabrics it suits */ fabrics: string[];
    };
    /** A product, with what visitors do not see */
    ProductDetail: {
      id: number;
      ctid: number;
      categoryName: string;
      serviceId: number;
      serviceName: string;
      /** Type it is listed under */ serviceType: string;
      serviceModel: string;
      /** A headline */ mainTitle: string;
      /** Plain text; blank lines part paragraphs */ mainDescription: string;
      /** Price of the stitching; absent until the owner has set it */ pricePaise?: number;
      date?: string;
      imageId: number;
      image?: components["schemas"]["Image"];
      /** Its own; that of its service without it */ garmentTypeId?: number;
      /** Images beside the main one, in order */ moreImages: components["schemas"]["ProductImage"][];
      /** Days until it is ready */ readyDays?: number;
      /** Fabric that the customer gives, in centimetres */ fabricCm?: number;
      /**
       * What the price includes, one thing a line
       * @example Lining
       * Hooks
       */
      included: string;
      /** What it does not include, one thing a line */ notIncluded: string;
      courseId?: number;
      occasions: string[];
      fabrics: string[];
      /** Whether it is to be seen */ published: boolean;
      /** Whether visitors see it: nothing above it is hidden or deleted */ visible: boolean;
      version: number;
      deletedAt?: string;
    };
    ProductDetailPage: {
      items: components["schemas"]["ProductDetail"][];
      next?: number;
      /** How many of all wait for the owner to set their price */ unpriced: number;
    };
    /**
     * What the page of a product shows beside the product
     *
     * `course`: The course that teaches it
     *
     * `rating`: Rating by buyers; absent before the first approved review
     */
    ProductExtras: {
      /** Images beside the main one, 4:5, in the owner's order */ images: components["schemas"]["Image"][];
      /** Fabric that the customer gives; absent if none or unknown */ fabricCm?: number;
      /** What the price includes, one thing each */ included: string[];
      /** What it does not include */ notIncluded: string[];
      measured: boolean;
      course?: components["schemas"]["LinkedCourse"];
      rating?: components["schemas"]["Rating"];
      /** Approved reviews, newest first; at most sixty */ reviews: components["schemas"]["Review"][];
      /** Of the same service, category or tags, closest first; at most four */
      related: components["schemas"]["Product"][];
    };
    /** An image of a product beside its main one */
    ProductImage: { imageId: number; image?: components["schemas"]["Image"]; };
    /** A review of a product, with what visitors do not see */
    ProductReviewDetail: {
      id: number;
      productId: number;
      /** Heading of the product */ productName: string;
      /** The buyer's name as shown: first name and initial */ name: string;
      /** 1 to 5 */ stars: number;
      /** Plain text; may be empty */ text: string;
      /** Day in India on which it was written */ date: string;
      /** The buyer's photos, at most three */ photos: components["schemas"]["ReviewPhoto"][];
      state: components["schemas"]["ReviewState"];
      /** Also goes up when the buyer rewrites the review, which then waits again */ version: number;
      deletedAt?: string;
    };
    ProductReviewPage: {
      /** Newest first; at most fifty */ items: components["schemas"]["ProductReviewDetail"][];
      next?: number;
    };
    /** ProductTags of one product, or of all */
    ProductTags: {
      /** What it is worn for, such as "Festival" */ occasions: string[];
      /** Fabrics it suits, such as "Silk" */ fabrics: string[];
    };
    /** Profit, in paise */
    Profit: {
      /** Payments by their day, less what went back */ receivedPaise: number;
      /** Agreed prices by the day of approval */ orderedPaise: number;
      /** Expenses by their day, with what makers were paid */ expensesPaise: number;
      /** Received less expenses: what the days brought in */ receivedProfitPaise: number;
      /** Ordered less expenses: what the orders of the days are worth, paid or not. Without courses. */
      orderedProfitPaise: number;
    };
    /**
     * Two views of profit, never added together
     *
     * `compared`: The days that they are compared with; absent without a comparison
     *
     * `before`: The same of the days that are compared
     */
    ProfitReport: {
      range: components["schemas"]["DateRange"];
      compared?: components["schemas"]["DateRange"];
      profit: components["schemas"]["Profit"];
      before?: components["schemas"]["Profit"];
      /** Expenses by category, most first */ categories: components["schemas"]["ExpensesOfCategory"][];
    };
    /** A promised day, or none */
    PromisedDay: { /** The day; absent to remove it */ promisedDay?: string; };
    /** What the provider's page posts: three fields of a payment, or those of an error. No length limits: every returning customer gets a page. */
    ProviderCallback: {
      /** @example pay_0000000000 */ razorpay_payment_id?: string;
      /** @example order_0000000000 */ razorpay_order_id?: string;
      /** The provider's signature over both */ razorpay_signature?: string;
      /** The provider's code for the failure */ "error[reason]"?: string;
      /** JSON that names order and payment */ "error[metadata]"?: string;
    };
    /** Whose money moves */ ProviderMode: "closed" | "sandbox" | "test" | "live";
    /** What the provider's checkout shows of the shop and fills in for the buyer */
    ProviderWindow: {
      businessName: string;
      /** The shop's colour, like `#B5105B` */ themeColour: string;
      buyerName?: string;
      buyerEmail?: string;
      /** The buyer's mobile number, such as `+919876543210` */ buyerMobile?: string;
      /**
       * Path to which a browser without the checkout dialog is sent back, by a form
       * @example /api/payments/callbacks/razorpay
       */
      callbackPath: string;
    };
    /** Whether visitors see a record */
    PublishRecord: { /** False hides it, with everything below it */ published: boolean; version: number; };
    /** Whether a person's devices show an event */
    PushChoice: { event: components["schemas"]["NotificationEvent"]; push: boolean; };
    /** The shop's answer to a question */
    QuestionAnswer: { /** Plain text */ text: string; /** When it was first answered */ at: string; };
    /**
     * A question, for the shop
     *
     * `answer`: The answer, if there is one
     */
    QuestionDetail: {
      id: number;
      courseId: number;
      /** Title of the course */ courseName: string;
      lessonTitle: string;
      /** First name of the customer */ name: string;
      text: string;
      askedAt: string;
      answer?: components["schemas"]["QuestionAnswer"];
      state: components["schemas"]["QuestionState"];
      version: number;
    };
    QuestionPage: {
      /** Newest first; at most fifty */ items: components["schemas"]["QuestionDetail"][];
      next?: number;
    };
    QuestionState: "open" | "answered" | "hidden";
    /** Questions to answer */
    QuestionsOpen: { count: number; };
    /** Hours of the day in India in which notifications wait */
    QuietHours: {
      /** Their beginning, like `21:30` */ from: string;
      /** Their end, like `08:00`: on the next day if it is earlier than the beginning */ until: string;
    };
    RateGarmentType: { id: number; name: string; };
    /** A team member who has rates */
    RateMaker: { /** User id */ id: number; name: string; };
    /** Rating from all approved reviews */
    Rating: {
      /** Average stars of approved reviews, 1 to 5 with one decimal */ average: number;
      /** Number of approved reviews */ count: number;
    };
    ReadWebsiteList: { /** Path on the website, such as `/api/shop_GalleryList` */ path: string; };
    /** Days from approval to ready, of the orders that became ready in a range of days */
    ReadyTimes: {
      orders: number;
      /** The median of their days; absent without orders */ medianDays?: number;
      /** How many had a promised day */ promised: number;
      onTime: number;
      /** Orders by number of days, fewest first */ days: components["schemas"]["OrdersOfDays"][];
      slowest?: components["schemas"]["SlowestOrder"];
    };
    /** A document about money, such as a receipt */
    ReceiptLine: {
      /** Its id; the file is `receipts/{id}.pdf`. */ id: number;
      number: string;
      kind: components["schemas"]["TaxDocumentKind"];
      /** Its date in India */ day: string;
      /** What was bought */ title: string;
      /** What was paid, or is given back */ amountPaise: number;
      itemKind: components["schemas"]["PayableKind"];
      /** @example 2 */ itemReference: string;
      /** Number of the document that it reverses @example HM/26-27/000041 */ original?: string;
      /** Issued in test mode: it has no legal effect */ test: boolean;
    };
    /** Documents, newest first */
    ReceiptPage: {
      /** At most fifty */ items: components["schemas"]["IssuedReceipt"][];
      /** For the next page: send it as `before`. Absent on the last one. */ next?: number;
    };
    /** Ten recovery codes */
    RecoveryCodes: { /** The codes, returned only once. Each replaces an app code once. */ recoveryCodes: string[]; };
    RefundDetail: {
      id: number;
      amountPaise: number;
      state: components["schemas"]["RefundState"];
      reason: string;
      /** Who decided it; absent when it was made at the provider's own place */ by?: string;
      /** When it was asked for */ requestedAt: string;
      /** When it went back, or failed */ doneAt?: string;
      /** @example rfnd_0000000000 */ providerRefundId?: string;
      /** The number on the buyer's bank statement @example 428712345678 */ bankReference?: string;
      /** Why it failed */ failure?: string;
      /** It failed, and nothing has followed it: it can be tried again */ mayRetry: boolean;
    };
    /** Money to give back */
    RefundForm: {
      /** How much: all that is left of the payment, or a part of it, at least ₹1 @example 145000 */
      amountPaise: number;
      /** Why. It stays in the ledger, and the buyer does not read it. */ reason: string;
    };
    /** How far a refund came. Processed is final; one that failed may be tried again. */
    RefundState: "requested" | "pending" | "processed" | "failed";
    /** The reason for declining or cancelling */
    Refusal: { /** Text for the customer */ reason: string; };
    /** A new account */
    Registration: {
      name: string;
      /** Mobile number; must not be registered already @example 98765 43210 */ mobile: string;
      /** Email address; must not be registered already */ email: string;
      /** Password: 8 to 128 characters, not a common one @example three rani petticoats */ password: string;
    };
    /** Last rehearsal of a restore: a backup is restored aside, compared and deleted */
    RehearsalHealth: {
      passedAt?: string;
      /** What a restore would not bring back */ failure?: string;
      /** Why the last one was skipped */ skipped?: string;
      /** Whether none has passed for 14 days */ late: boolean;
    };
    /** A new order */
    ReorderRecords: { /** All ids of the list, or of what belongs to one record, in order */ ids: number[]; };
    /** A shop that was replaced by a restore and can be brought back */
    ReplacedShopSummary: {
      /** Name, which identifies it */ name: string;
      replacedAt: string;
      /** When it will be deleted */ removedAt: string;
      /** Disk space it uses, in bytes */ bytes: number;
    };
    /** Secret part of a link */
    ResetLink: { /** The part of the link after `/resetpassword/` @example 3f9c2a7d */ token: string; };
    /** The link is valid */
    ResetLinkAlive: { expiresAt: string; /** Whether it invites a new team member */ invitation: boolean; };
    /** The email with the link is queued */
    ResetMailed: { /** Minutes for which the link works */ validMinutes: number; };
    /** Confirmation of a restore */
    RestoreBackup: { /** The shop's name, typed as a confirmation */ shopName: string; };
    /** What becomes of the payment of a cancelled order */
    RetainCounterPayment: { /** Whether the shop retains it */ retained: boolean; };
    /** The decision to retain a payment */
    RetainPayment: { /** Why. It stays in the ledger. */ reason: string; };
    /** The decision to refund nothing */
    RetainedPayment: {
      reason: string;
      /** Who decided it */ by?: string;
      at: string;
    };
    /** Why it is reversed */
    ReverseCounterPayment: {
      /** A note; it stays in the ledger */ note?: string;
      /**
       * The money went back to the customer today, instead of never having come
       * @default false
       */
      returned?: boolean;
    };
    /** A buyer's review */
    Review: {
      /** Public name of the buyer */ name: string;
      /** 1 to 5 */ stars: number;
      /** Plain text */ text: string;
      /** Day in India on which it was written */ date: string;
      /** Photos by the buyer, at most three */ photos: components["schemas"]["ReviewPhoto"][];
    };
    /** `state`: Its new state; `waiting` undoes the decision */
    ReviewDecision: { state: components["schemas"]["ReviewState"]; version: number; };
    /** A review, with what visitors do not see */
    ReviewDetail: {
      id: number;
      courseId: number;
      /** What the course is called */ courseName: string;
      /** The buyer's name as shown: first name and initial */ name: string;
      stars: number;
      /** Plain text; may be empty */ text: string;
      date: string;
      state: components["schemas"]["ReviewState"];
      /** Also goes up when the buyer rewrites the review, which then waits again */ version: number;
      deletedAt?: string;
    };
    ReviewDetailPage: {
      /** Newest first; at most fifty */ items: components["schemas"]["ReviewDetail"][];
      next?: number;
    };
    /** A buyer's photo of what the review is about */
    ReviewPhoto: {
      id: number;
      /** URL, as WebP */ src: string;
      /** URL of a copy at most 480 pixels wide and high */ small: string;
    };
    ReviewState: "waiting" | "approved" | "hidden";
    /** What waits for a decision */
    ReviewsWaiting: { count: number; };
    /** Revokes an enrolment */
    Revocation: { /** Why. Only the shop reads it. */ reason: string; version: number; };
    /** Role of a user */ Role: "customer" | "staff" | "owner";
    RowProblem: { field: string; message: string; };
    RunKind: "backup" | "restore" | "rehearsal" | "push";
    RunStep: "starting" | "media" | "database" | "checking" | "reopening";
    /** What was sold of one thing */
    Sale: {
      /** What kind of thing, such as `course` */ kind: string;
      reference: string;
      title: string;
      /** Number of sales, free ones included */ times: number;
      /** What came for it, less what went back since */ paise: number;
    };
    /** An order's price and payments are divided among its pieces by their prices */
    SalesAmounts: {
      /** How many: pieces, courses or orders */ count: number;
      orderedPaise: number;
      receivedPaise: number;
    };
    /**
     * What was sold of one thing, or to or by one person
     *
     * `before`: The same of the days that are compared
     */
    SalesLine: {
      key: string;
      name: string;
      sold: components["schemas"]["SalesAmounts"];
      before?: components["schemas"]["SalesAmounts"];
    };
    /**
     * Sales of a range of days
     *
     * `compared`: The days that they are compared with; absent without a comparison
     *
     * `totalsBefore`: The same of the days that are compared
     */
    SalesReport: {
      range: components["schemas"]["DateRange"];
      compared?: components["schemas"]["DateRange"];
      totals: components["schemas"]["SalesTotals"];
      totalsBefore?: components["schemas"]["SalesTotals"];
      /** By service: the kind of work */ services: components["schemas"]["SalesLine"][];
      products: components["schemas"]["SalesLine"][];
      /** By course. Courses are paid when they are bought: only received. */
      courses: components["schemas"]["SalesLine"][];
      /** By the team member to whom pieces are assigned today */ makers: components["schemas"]["SalesLine"][];
      /** By customer, with orders as their number */ customers: components["schemas"]["SalesLine"][];
    };
    /** Ordered and received are two views of what was sold, never added together */
    SalesTotals: {
      /** Agreed prices by the day of approval; without orders called off since */ orderedPaise: number;
      orders: number;
      /** Payments by their day, less what went back */ receivedPaise: number;
      /** Number of customers of these orders */ customers: number;
      /** How many of them had ordered before */ repeatCustomers: number;
    };
    /** A record with the same contact details */
    SameContact: {
      /** Id of the customer */ id: number;
      name: string;
      mobile?: string;
      email?: string;
    };
    /** A test payment that failed. Another try is possible. */
    SandboxFailed: {
      providerOrderId: string;
      paymentId: string;
      /** Why, in a sentence */ description: string;
    };
    /** What a checkout hands to the page after paying */
    SandboxPaid: {
      providerOrderId: string;
      paymentId: string;
      /** Proves the pair to the shop */ signature: string;
      amountPaise: number;
    };
    /**
     * `ageGroup`: Without it, a new profile is an adult's, and another keeps its own
     *
     * `unit`: Unit of entry; defaults to the shop's
     */
    SaveMeasurementProfile: {
      name: string;
      /** Relation to the customer, such as "daughter" */ relation?: string;
      ageGroup?: components["schemas"]["AgeGroup"];
      /** Lengths in cm by field, at least one; absent to save the person alone */
      measurements?: { [key: string]: number; };
      /** Garment type for which they were taken; absent for those of the body */ garmentTypeId?: number;
      unit?: components["schemas"]["LengthUnit"];
    };
    SaveReview: { stars: number; /** Plain text; may be empty */ text: string; };
    /** To `read` or to `write` in one area. Writing does not include reading. */
    Scope: "orders:read" | "orders:write" | "customers:read" | "customers:write" | "catalogue:read" | "catalogue:write" | "content:read" | "content:write" | "courses:read" | "courses:write" | "payments:read" | "payments:write" | "figures:read";
    /** The results of one kind, best first */
    SearchGroup: { total: number; /** The first of them */ hits: components["schemas"]["SearchHit"][]; };
    SearchHit: {
      type: components["schemas"]["SearchKind"];
      /** Id of the thing within its kind */ id: number;
      /** What it is called */ name: string;
      /** What tells two results of one name apart */ subtype?: string;
      /** Where it leads: a path of this site */ path: string;
      line?: string;
      /** Its price, or the lowest of its prices */ pricePaise?: number;
      image?: components["schemas"]["Image"];
    };
    /** The searches of a month in India that found nothing */
    SearchReport: {
      month: string;
      /** Most often first; at most a hundred */ missed: components["schemas"]["MissedSearch"][];
    };
    /** What a search found */
    SearchResults: {
      /** The query of these results: corrected if only that finds something */ query: string;
      /** The results by kind */ groups: components["schemas"]["SearchGroup"][];
    };
    /** What the search knows of the shop's own words */
    SearchSettings: { /** A group of words a line, parted by commas. At most 100 groups of 12. */ synonyms: string; };
    /** Captions of a video in one language */
    SeenCaptions: {
      /** Language code of two or three letters, such as en or ta */ language: string;
      /** Name of the language in that language */ label: string;
      /** URL of the WebVTT file */ src: string;
    };
    /** URLs of a video for a back-office preview */
    SeenVideo: {
      src: string;
      /** URL of the smaller copy for slow networks */ smaller?: string;
      /** URLs of the captions, English first */ captions: components["schemas"]["SeenCaptions"][];
    };
    /** Which message to send to the own phone */
    SendTestMessage: {
      event: components["schemas"]["MessageEvent"];
      channel: components["schemas"]["MessageChannel"];
    };
    /**
     * A service of a category
     *
     * `serviceImage`: Image, 4:5
     */
    Service: {
      id: number;
      ctid: number;
      /** The same as `id` */ serviceNameId: number;
      /** Name, such as "Saree blouse" */ serviceName: string;
      /** Type; by default the name of its category */ serviceType: string;
      serviceImage: components["schemas"]["Image"];
      /** Lowest price of its products */ fromPricePaise?: number;
    };
    /** A service, with what visitors do not see */
    ServiceDetail: {
      id: number;
      ctid: number;
      categoryName: string;
      serviceName: string;
      /** Type it is listed under */ serviceType: string;
      imageId: number;
      serviceImage?: components["schemas"]["Image"];
      garmentTypeId?: number;
      /** Whether it is to be seen */ published: boolean;
      /** Whether visitors see it: its category is neither hidden nor deleted */ visible: boolean;
      /** How many products it has, hidden ones too */ productCount: number;
      version: number;
      deletedAt?: string;
    };
    /**
     * The session of the calling browser
     *
     * `user`: The logged-in user; absent for a visitor
     */
    Session: { user?: components["schemas"]["SessionUser"]; };
    /** A browser in which the user is logged in */
    SessionEntry: {
      id: number;
      /** Browser and operating system, as far as known */ browser: string;
      /** When the user logged in */ createdAt: string;
      /** Last use, to five minutes */ lastSeenAt: string;
      /** Whether this is the calling session */ current: boolean;
    };
    /**
     * A logged-in user
     *
     * `staffRole`: Which role of the team; present for staff alone
     */
    SessionUser: {
      /** Id of the account */ id: number;
      name: string;
      mobile: string;
      email: string;
      role: components["schemas"]["Role"];
      staffRole?: components["schemas"]["StaffRole"];
      /** Whether emails can be delivered. For the team only. */ emailDelivery?: boolean;
    };
    /** The address of a shop that has everything else */
    SetAddress: {
      /** What stands after `/setup/` in the link @example 3f9c2a7d */ token: string;
      /** The address people type, like `https://shop.example`. */ publicAddress: string;
    };
    /** Who decided how emails leave */ SetBy: "owner" | "machine";
    /** A step that may be decided without a setting of its own */
    SetupDecision: "payments" | "email" | "gst" | "look" | "courses" | "backup";
    /** The secret of a link */
    SetupKey: { /** What stands after `/setup/` in the link @example 3f9c2a7d */ token: string; };
    /** What is still to be set up */
    SetupState: {
      /** The address people type, if the machine's settings name one; then it cannot be changed here */
      publicAddress?: string;
      /** The shop has an owner and lacks its address alone: it was restored on another machine */ hasOwner: boolean;
    };
    /**
     * Facts about the shop that any screen may show
     *
     * `location`: Where that is on the map. Absent until set.
     *
     * `logo`: Absent until set: the flower instead
     *
     * `measurementUnit`: In which lengths of the body are shown
     *
     * `onlinePayment`: Whether things can be paid for online
     */
    Shop: {
      businessName: string;
      /** Who the customer's contract is with */ legalName: string;
      /** One sentence about the shop */ tagline: string;
      /** How the shop says hello */ greeting: string;
      /** In digits with country code. Absent until set: no chat button. */ whatsapp?: string;
      /** Phone number as it is shown. Empty until set. */ phone: string;
      /** Email address. Empty until set. */ email: string;
      /** Postal address, line by line */ address: string[];
      location?: components["schemas"]["Location"];
      /** When the shop is open */ hours: components["schemas"]["OpeningHours"][];
      grievanceOfficer: components["schemas"]["GrievanceOfficer"];
      /** The year of the copyright line */ copyrightYear: number;
      designerCredit?: components["schemas"]["DesignerCredit"];
      logo?: components["schemas"]["ShopLogo"];
      colours: components["schemas"]["SiteColours"];
      /** Of buttons, links and the browser's bars; `#RRGGBB` */ themeColour: string;
      /** Style sheet variables that differ from the usual ones */ palette?: string;
      /** What order numbers start with: `HM` makes `HM-1048` */ orderPrefix: string;
      measurementUnit: components["schemas"]["LengthUnit"];
      /** Where visitors reach the shop, without a slash at the end */ publicAddress: string;
      onlinePayment: components["schemas"]["OnlinePayment"];
      /** Whether emails reach customers. Otherwise they ask the shop for links. */ sendsEmails: boolean;
    };
    /** What is missing or wrong with what visitors would see */
    ShopCheck: {
      /** Invalid fields, as a save would report them */ problems: components["schemas"]["FieldProblem"][];
      /** Fields that may stay empty, but that visitors or the law ask for */ missing: string[];
    };
    /**
     * Facts about the shop. A field that is left out is empty from then on.
     *
     * `location`: Where that is on the map
     */
    ShopDraft: {
      /** The name over the door */ businessName: string;
      legalName: string;
      tagline: string;
      greeting: string;
      /**
       * An Indian mobile number, or one with its country code like 447700900123. Left out there is no chat button.
       * @example 919876543210
       */
      whatsapp?: string;
      /**
       * Digits, blanks, hyphens, brackets, a plus in front. An Indian mobile is shown as `+91 98765 43210`.
       * @example +91 98765 43210
       */
      phone?: string;
      email?: string;
      /** Postal address, one line of it per line; at most eight lines */ address?: string;
      location?: components["schemas"]["Location"];
      /** When the shop is open; at most seven lines */ hours: components["schemas"]["HoursDraft"][];
      grievanceOfficer: components["schemas"]["OfficerDraft"];
      copyrightYear: number;
      designerCredit?: components["schemas"]["CreditDraft"];
      /** Id of the logo's image. Left out there is the flower. */ logoImageId?: number;
      colours: components["schemas"]["SiteColours"];
      /** What order numbers start with: one to six capital letters @example HM */ orderPrefix: string;
      measurementUnit: components["schemas"]["LengthUnit"];
      version: number;
    };
    /** Emails to the shop itself */
    ShopEmails: { events: components["schemas"]["EmailChoice"][]; };
    /**
     * `space`: Disk space
     *
     * `certificate`: Its own https certificate; absent behind a proxy
     */
    ShopHealth: {
      backups: components["schemas"]["BackupHealth"];
      space: components["schemas"]["SpaceHealth"];
      /** Whether payments are in test mode */ testPayments: boolean;
      /** Whether `ffmpeg` is installed, for smaller copies of videos */ videoTools: boolean;
      certificate?: components["schemas"]["CertificateHealth"];
      publicAddress: string;
      /** The server's current time */ now: string;
    };
    /** The shop's logo, as it stands beside its name */
    ShopLogo: { src: string; width: number; height: number; };
    /** `kind`: What it shows: `cloth` or `finished` */
    ShopPhoto: {
      id: number;
      kind: components["schemas"]["PhotoKind"];
      /** URL for the back office, as WebP */ src: string;
      /** Whether the customer sees it */ shown: boolean;
      /** Piece it belongs to */ pieceId?: number;
      addedAt: string;
    };
    /** What a shop photo shows */ ShopPhotoKind: "reference" | "cloth" | "finished";
    /** Visibility of a photo */
    ShopPhotoSwitch: { /** Whether the customer sees it */ shown: boolean; };
    /**
     * Facts about the shop, with their version
     *
     * `shop`: What visitors see
     */
    ShopSettings: {
      shop: components["schemas"]["Shop"];
      /** Counts the changes */ version: number;
      logoImageId?: number;
      logoImage?: components["schemas"]["Image"];
      /** Whether orders exist: then the prefix stays */ orderPrefixFixed: boolean;
      /** The colour schemes that can be chosen */ colourSchemes: components["schemas"]["ColourScheme"][];
    };
    /** How far the set-up is */
    ShopSetup: {
      /** Whether visitors see the shop. Before, they read that it opens soon. */ open: boolean;
      /** Steps that the owner decided without a setting */ decided: components["schemas"]["SetupDecision"][];
    };
    /** Records added since a backup, which a restore would remove */
    SinceBackup: {
      /** Kind of record in English, such as `orders`, `payments` or `reviews of products` */ what: string;
      /** Number of records */ count: number;
    };
    SiteColours: "rani" | "peacock" | "indigo" | "maroon";
    /** Size of a slip */ SlipFormat: "a5" | "roll";
    SlotCapacity: { slot: components["schemas"]["VisitSlot"]; homes: number; };
    /** The order that took longest */
    SlowestOrder: { orderId: number; number: string; item: string; days: number; };
    /** The smaller copy of a video, for slow networks */
    SmallerVideo: {
      width: number;
      height: number;
      /** Size of the file in bytes */ bytes: number;
    };
    /** Body of the call to an SMS gateway */ SmsBody: "form" | "json";
    /** An SMS gateway. Its key and secret are never shown. */
    SmsChannel: {
      address: string;
      method: components["schemas"]["SmsMethod"];
      bodyType: components["schemas"]["SmsBody"];
      body: string;
      header: string;
      sender: string;
      hasKey: boolean;
      /** Whether the gateway may call with answers */ hasReplySecret: boolean;
      replyNumber: string;
      replyText: string;
      /** When it last did */ calledAt?: string;
    };
    /** Method of the call to an SMS gateway */ SmsMethod: "get" | "post";
    /** Disk space, in bytes */
    SpaceHealth: {
      freeBytes: number;
      /** Free space below which uploads are refused */ floorBytes: number;
      /** Whether space is running low */ low: boolean;
      videoBytes: number;
      /** Size of all images and photos */ imageBytes: number;
      databaseBytes: number;
    };
    /**
     * A member of the team
     *
     * `staffRole`: Which role of the team; absent for owners
     */
    StaffMember: {
      /** Id of the account */ id: number;
      name: string;
      /** Mobile number, `+91XXXXXXXXXX`; empty once released */ mobile: string;
      /** Email address; empty without one */ email: string;
      role: components["schemas"]["Role"];
      staffRole?: components["schemas"]["StaffRole"];
      /** Whether the member was invited and has not set a password yet */ invited: boolean;
      /** When the invitation link expires */ invitedUntil?: string;
      /** When the account was blocked; absent if it is not */ blockedAt?: string;
      /** Whether two-factor authentication is on */ twoFactor: boolean;
      /** When the account was last used */ lastSeenAt?: string;
    };
    /** Role of a team member who is not an owner */ StaffRole: "manager" | "counter" | "maker" | "editor";
    /** A new role for a team member */
    StaffRoleChange: { role: components["schemas"]["TeamRole"]; };
    /** State of the store */ State: "ok";
    /** `method`: How it was paid; absent for a bonus or deduction */
    StatementEntry: {
      id: number;
      kind: components["schemas"]["StatementEntryKind"];
      method?: components["schemas"]["PayMethod"];
      amountPaise: number;
      day: string;
      note?: string;
      /** Name; absent if the account is gone */ by?: string;
    };
    StatementEntryKind: "bonus" | "deduction" | "advance" | "payment";
    /** Pieces of one kind of work and rate */
    StatementLine: {
      /** Name of the garment type */ work: string;
      /** Its id; absent for pieces without one */ garmentTypeId?: number;
      /** Whether they were counted before: redone work pays nothing */ redone: boolean;
      pieces: number;
      /** For one; absent if there is no rate yet */ ratePaise?: number;
      amountPaise?: number;
    };
    /** `by`: By whom */
    StatusChange: { status: components["schemas"]["OrderStatus"]; at: string; by: components["schemas"]["Party"]; };
    /** Whether a status link works */ StatusLink: "on" | "off" | "ended";
    /**
     * A status change
     *
     * `from`: Current status as known to the caller
     *
     * `to`: New status
     *
     * `payment`: For 'Delivered': the balance, paid at the counter now
     */
    Step: {
      from: components["schemas"]["OrderStatus"];
      to: components["schemas"]["OrderStatus"];
      payment?: components["schemas"]["BalancePayment"];
      /** For 'Delivered': leaves the balance due */ unpaid?: boolean;
    };
    /** Number of pieces at a step */
    StepCount: { status: components["schemas"]["OrderStatus"]; count: number; };
    /** Where images and videos belong */ StorageTarget: "bucket" | "server";
    /**
     * A document as it is printed. Days are `yyyy-mm-dd`.
     *
     * `mode`: How the shop stood to GST
     *
     * `discount`: What a coupon or the shop took off
     *
     * `tax`: The tax inside it; absent where none is collected
     *
     * `placeOfSupply`: Where the supply is made; absent where no tax is collected
     *
     * `paid`: How the money came; absent on what is about no single payment
     *
     * `against`: The invoice that holds its tax: this is about the money alone
     *
     * `original`: The document that it reverses
     *
     * `order`: The order that the money was paid for, as it stood then
     */
    TaxDocument: {
      kind: components["schemas"]["TaxDocumentKind"];
      mode: components["schemas"]["TaxMode"];
      number: string;
      /** @example 2026-11-24 */ day: string;
      seller: components["schemas"]["TaxDocumentSeller"];
      buyer: components["schemas"]["TaxDocumentBuyer"];
      /** What it is about, in one line; absent where the only line says it */ title?: string;
      lines: components["schemas"]["TaxDocumentLine"][];
      discount?: components["schemas"]["TaxDocumentDiscount"];
      /** What of the price has an invoice already */ invoiced: components["schemas"]["TaxDocumentReceived"][];
      /** Paid, given back, or to be paid for a whole order, with every tax */ totalPaise: number;
      tax?: components["schemas"]["TaxSplit"];
      placeOfSupply?: components["schemas"]["GstState"];
      paid?: components["schemas"]["TaxDocumentPaid"];
      /** Advances before the invoice of a whole order; on its credit note, what is an advance again */
      received: components["schemas"]["TaxDocumentReceived"][];
      against?: components["schemas"]["TaxDocumentOriginal"];
      original?: components["schemas"]["TaxDocumentOriginal"];
      /** The reason for the reversal */ reason?: string;
      order?: components["schemas"]["TaxDocumentOrder"];
      /** Issued in test mode: no money moved, and it is valid for nothing */ test: boolean;
    };
    TaxDocumentBuyer: {
      /** The name of the buyer's account */ name: string;
      /** Empty if there is none */ email: string;
    };
    /** What a coupon or the shop took off */
    TaxDocumentDiscount: {
      /** The coupon's code */ coupon?: string;
      /** Percent off by the coupon */ percent?: number;
      /** The shop's reason, without a coupon */ reason?: string;
      paise: number;
    };
    TaxDocumentKind: "receipt" | "bill" | "bill_of_supply" | "tax_invoice" | "receipt_voucher" | "credit_note" | "refund_voucher";
    /**
     * One thing that a document is about
     *
     * `tax`: Tax inside the price after its share of the discount; absent without tax, and on the only line: that of the document.
     */
    TaxDocumentLine: {
      description: string;
      /** Its service accounting code; absent for a shop that is not registered */ code?: string;
      quantity: number;
      /** For all of them, before any discount */ pricePaise: number;
      tax?: components["schemas"]["TaxSplit"];
    };
    /** An order and its money when a payment of it was received. Amounts in paise. */
    TaxDocumentOrder: {
      number: string;
      payment: components["schemas"]["OrderPayment"];
      /** The agreed price; absent while none was agreed */ pricePaise?: number;
      /** Paid so far, this payment included */ paidPaise: number;
    };
    /** A document that another one reverses, or belongs to */
    TaxDocumentOriginal: { number: string; day: string; };
    /** How money came */
    TaxDocumentPaid: {
      /** For example "Online, UPI" */ how: string;
      /** The number by which the bank or the provider knows it; empty if there is none */ reference: string;
      day: string;
    };
    /**
     * A document that another one counts in
     *
     * `tax`: The tax inside that
     */
    TaxDocumentReceived: {
      /** Its number; empty for money that came before there were any */ number: string;
      /** Its date; empty without a number */ day: string;
      /** What is left of it */ paise: number;
      tax?: components["schemas"]["TaxSplit"];
      /** It counted as an advance until then. Money against an earlier invoice did not. */ advance: boolean;
    };
    /**
     * Who issues a document
     *
     * `state`: The State it is registered in
     */
    TaxDocumentSeller: {
      /** The shop's display name */ name: string;
      legalName: string;
      /** Line by line */ address: string[];
      /** Empty if there is none */ phone: string;
      /** Empty if there is none */ email: string;
      /** Absent for a shop that is not registered */ gstin?: string;
      state?: components["schemas"]["GstState"];
    };
    /**
     * What receipts shall say of tax
     *
     * `mode`: How the shop is registered for GST
     */
    TaxDraft: {
      mode: components["schemas"]["TaxMode"];
      /** Its number; needed unless the shop is not registered @example 33ABCDE1234F1Z5 */ gstin?: string;
      /** The legal name; left out it is the shop's display name */ legalName?: string;
      /** One line of it per line, at most eight; left out it is the shop's own address */ address?: string;
      /**
       * What numbers begin with: one to three capitals or digits; else the first letters of the name
       * @example HM
       */
      prefix?: string;
      /** Code and rate of each kind of thing that is sold */ kinds: components["schemas"]["TaxKindForm"][];
      /** The version that was looked at */ version: number;
    };
    /** Code and rate of one kind of thing */
    TaxKindForm: {
      /** `course`, or `advance` for tailoring */ kind: string;
      /** Its service accounting code: 4 to 8 digits @example 999293 */ code: string;
      /** Hundredths of a percent: 1800 is 18 % */ rate: number;
    };
    /** How the shop is registered for GST */ TaxMode: "none" | "composition" | "regular";
    /** What receipts say of tax */
    TaxSettings: {
      mode: components["schemas"]["TaxMode"];
      /** Its number; absent while none is set */ gstin?: string;
      /** The legal name; absent if it is the shop's display name */ legalName?: string;
      /** Line by line; empty for the shop's own address */ address: string[];
      /** What numbers begin with; absent for the first letters of the shop's name */ prefix?: string;
      /** What numbers begin with at present @example HM */ usedPrefix: string;
      kinds: components["schemas"]["TaxKindForm"][];
      version: number;
    };
    /** The tax inside an amount, in whole paise: the parts are the amount, to the paisa */
    TaxSplit: {
      /** Hundredths of a percent: 1800 is 18 % */ rate: number;
      /** What the tax is counted on */ taxablePaise: number;
      /** CGST: half of the tax within one State */ centralPaise: number;
      /** SGST or UTGST: the other half, always the same */ statePaise: number;
      /** IGST: the whole tax between two States */ integratedPaise: number;
      /** What the second half is called: `SGST` or `UTGST` @example SGST */ stateTax: string;
    };
    TeamLoad: {
      /** Work that a maker does in a day, in points */ pointsPerDay: number;
      makers: components["schemas"]["MakerLoad"][];
    };
    TeamMember: { /** User id */ id: number; name: string; };
    /** Role to give to a team member */ TeamRole: "owner" | "manager" | "counter" | "maker" | "editor";
    /** Whether a template can be used */ TemplateState: "approved" | "in_review" | "rejected" | "paused" | "not_found";
    TestMessage: {
      /** The number of the caller */ number: string;
      /** Whether the service took it */ sent: boolean;
      /** Why not */ problem?: string;
    };
    /**
     * What a client said
     *
     * `mainImage`: An image of the person or of the piece
     */
    Testimonial: {
      id: number;
      name: string;
      /** Where they are from, or what they had made */ company: string;
      quote: string;
      mainImage: components["schemas"]["Image"];
    };
    /**
     * What a client said, for the back office
     *
     * `image`: Absent if it was deleted: then visitors do not see the testimonial
     */
    TestimonialEntry: {
      id: number;
      name: string;
      company: string;
      quote: string;
      /** The day they said it; the newest comes first */ date: string;
      imageId: number;
      image?: components["schemas"]["Image"];
      published: boolean;
      version: number;
      deletedAt?: string;
    };
    /** The overview of a day */
    Today: {
      day: string;
      /** Requests to approve, newest first, at most 50 */ waiting: components["schemas"]["OrderLine"][];
      /** Today's visits, by pin code */ visits: components["schemas"]["OrderLine"][];
      trials: components["schemas"]["OrderLine"][];
      /** Promised within two days or overdue, and not ready */ due: components["schemas"]["OrderLine"][];
      /** Approved, with an unpaid advance */ unpaidAdvances: components["schemas"]["OrderLine"][];
      /** Number of pieces at each step */ steps: components["schemas"]["StepCount"][];
      /** Orders delivered in the last seven days */ deliveredThisWeek: number;
    };
    /**
     * `what`: What moved
     *
     * `orderPayment`: What a payment of an order was; absent for courses, and for money that bought nothing
     */
    Transaction: {
      /** Names it in the list, such as `online-12` */ key: string;
      what: components["schemas"]["TransactionWhat"];
      at: string;
      kind: components["schemas"]["PayableKind"];
      reference: string;
      /** What was bought, or the number of the order */ title: string;
      /** Absent if the account is gone */ customer?: string;
      customerId: number;
      /** How much; negative for money out */ amountPaise: number;
      /** Total refunded so far */ returnedPaise: number;
      /** `cash` or `upi` at the counter; else of the provider, such as `card`, `upi` or `netbanking`, and `test` in the sandbox */
      method?: string;
      state: components["schemas"]["TransactionState"];
      /** Id of the payment, for its page; absent at the counter */ paymentId?: number;
      /** A note: the reason of a refund, or what was noted at the counter */ note?: string;
      /** Why a refund failed */ failure?: string;
      /** Who recorded or decided it; absent when it came by itself */ by?: string;
      orderPayment?: components["schemas"]["OrderPayment"];
      /** Made with the provider's test keys: no money moved, and it counts in no total. The sandbox of a demo store does not set it. */
      test: boolean;
    };
    /** `totals`: Of the whole list, not of this part */
    TransactionPage: {
      /** Newest first */ items: components["schemas"]["Transaction"][];
      /** `before` of the next part; absent with the last one @example 1793701415-2-34 */ next?: string;
      totals: components["schemas"]["TransactionTotals"];
    };
    TransactionShow: "all" | "advances" | "courses" | "counter" | "refunds" | "to_decide" | "failed";
    TransactionState: "settled" | "refund_due" | "refunded" | "reversed" | "reversal" | "requested" | "pending" | "processed" | "failed";
    /** What a list comes to */
    TransactionTotals: {
      /** How many transactions with real money */ count: number;
      /** What came; without what is due back from the first */ receivedPaise: number;
      /** What went back of that */ returnedPaise: number;
      /** What stayed */ netPaise: number;
    };
    /** What moved */ TransactionWhat: "online" | "counter" | "refund";
    /**
     * A trial. It does not use slot capacity.
     *
     * `slot`: Part of the day; absent for any
     */
    Trial: { day: string; slot?: components["schemas"]["VisitSlot"]; };
    /** State of two-factor authentication */
    TwoFactor: {
      /** When it was turned on; absent while it is off */ onSince?: string;
      /** Number of unused recovery codes */ recoveryCodesLeft: number;
      /** App codes cannot be checked: the shop was restored without its key. Only recovery codes work until the app is set up again. */
      appUnreadable: boolean;
    };
    /** A code from the authenticator app */
    TwoFactorNumber: { /** Six digits @example 123456 */ code: string; };
    /** The key for an authenticator app, returned only once */
    TwoFactorSetup: {
      /** The key as text, to be typed */ key: string;
      /** The key as a URL, to open an app on the same phone */ address: string;
      /** The key as a QR code: an SVG document */ image: string;
    };
    UndoChange: { /** `undoable` of the order */ change: string; };
    /** Undoes the newest decision */
    Undoing: { version: number; };
    /** A payment that the provider has, and the shop's ledger has not */
    UnmatchedPayment: {
      providerPaymentId: string;
      amountPaise: number;
      at: string;
      /** Of the provider, such as `card`, `upi` or `netbanking`; `test` in the sandbox */ method?: string;
      /** What was bought, as far as it is known */ title?: string;
      kind?: components["schemas"]["PayableKind"];
      /** User id of the buyer, if known */ customerId?: number;
      /** The buyer's name; else what the provider knows of the payer */ customer?: string;
      /** Its payment order is known, and can be settled */ canSettle: boolean;
    };
    /** An unusual value, saved nevertheless */
    UnusualMeasurement: {
      /** Name of the field, such as `aroundBust` */ field: string;
      /** Warning text */ message: string;
    };
    /** An alteration to record or change */
    UpdateAlteration: {
      work: string;
      /** What it costs; absent or 0 if it is free @example 145000 */ pricePaise?: number;
      promisedDay?: string;
      /** User id of the team member who does it */ assigneeId?: number;
      /** Version that the caller saw; for a new one absent */ version?: number;
    };
    UpdateBanner: { subtitle: string; published: boolean; version: number; };
    /** What is in the drawer and was taken out of it by hand */
    UpdateCashDrawer: {
      /** What was in it in the morning @example 145000 */ openingPaise: number;
      /** Taken out of it so far, to the owner or the bank @example 145000 */ handedOverPaise: number;
      version: number;
    };
    /** `colours`: Without them a new category gets a fitting pair, and a changed one keeps its own */
    UpdateCategory: {
      /** Unique */ categoryName: string;
      /** One or two plain sentences */ description: string;
      imageId: number;
      colours?: components["schemas"]["Colours"];
      published: boolean;
      version: number;
    };
    /** A new text of a chat. A sentence whose placeholder has no value is left out. */
    UpdateChatText: {
      /** Takes `{name}`, `{order}`, `{visit}`, `{ready}`, `{advance}`, `{link}` and `{shop}`. Absent for the usual one. */
      text?: string;
    };
    UpdateChoiceGroup: {
      /** Id of an existing one of this list; any other adds one */ id?: number;
      /** Unique in the list */ name: string;
      several: boolean;
      required: boolean;
      /** Its options, in order */ options: components["schemas"]["UpdateChoiceOption"][];
    };
    UpdateChoiceList: {
      /** All choices, in order */ groups: components["schemas"]["UpdateChoiceGroup"][];
      version: number;
    };
    UpdateChoiceOption: {
      /** Id of an existing one of this choice; any other adds one */ id?: number;
      /** Unique in the choice */ name: string;
      /** @example 145000 */ pricePaise: number;
      imageId?: number;
      /** Whether it can be chosen */ available: boolean;
    };
    /** A correction of a counted piece */
    UpdateCountedPiece: {
      /** User id of the maker */ makerId: number;
      /** For one; absent for the maker's rate of that day @example 145000 */ ratePaise?: number;
      /** Maker as known to the caller */ fromMakerId?: number;
      /** Rate as known to the caller */ fromRatePaise?: number;
    };
    UpdateCoupon: {
      /** @example FIRST10 */ code: string;
      percent: number;
      firstDay?: string;
      lastDay?: string;
      mostUses?: number;
      kind?: string;
      /** @example 2 */ reference?: string;
      published: boolean;
      version: number;
    };
    UpdateCourse: {
      categoryId: number;
      /** What the course is called */ serviceName: string;
      /** What it teaches, in a few words */ serviceModel: string;
      mainDescription: string;
      /**
       * From 100 paise. Without it a changed course keeps its own, and a new one has none yet. Only the owner changes it.
       * @example 145000
       */
      pricePaise?: number;
      /** How long the work takes, for people to read */ duration: string;
      /** @default  */ instructor?: string;
      level?: components["schemas"]["CourseLevel"];
      /** Days of access from a purchase, 1 to 3,650 */ expireInDays: number;
      imageId?: number;
      previewVideoId?: number;
      lessons: components["schemas"]["CreateLesson"][];
      published: boolean;
      /** @default false */ publishWhenReady?: boolean;
      version: number;
    };
    UpdateCourseCategory: {
      /** Unique */ categoryName: string;
      imageId: number;
      published: boolean;
      version: number;
    };
    UpdateCustomerNote: { text: string; };
    /**
     * New settings for how emails leave
     *
     * `encryption`: Default: `start_tls`.
     */
    UpdateEmailDelivery: {
      route: components["schemas"]["EmailRoute"];
      /** @default @example hello@studio.example */ from?: string;
      /**
       * Name of the mail server, like `smtp.example.com`.
       * @default
       */
      host?: string;
      /**
       * Its port, 1 to 65,535; 0 without a mail server
       * @default 0
       */
      port?: number;
      encryption?: components["schemas"]["EmailEncryption"];
      /** @default  */ user?: string;
      /** @default @example https://api.mail.example/send */ url?: string;
      /** @default @example service_1 */ serviceId?: string;
      /**
       * Its template, which shows the parameters `subject`, `text` and `html`
       * @default
       * @example template_1
       */
      templateId?: string;
      /** @default  */ userId?: string;
      /** Left out retains the one of the same user on the same mail server */ password?: string;
      /** Left out retains the one for the same address @example s3cr3t-k3y */ accessToken?: string;
    };
    UpdateEvent: {
      title: string;
      /** The text; a blank line parts paragraphs */ description: string;
      date: string;
      mainImageId: number;
      images: components["schemas"]["CreateEventImage"][];
      published: boolean;
      version: number;
    };
    UpdateExpense: {
      /** On which day, today or earlier */ day: string;
      /** One of the list, or the shop's own */ category: string;
      method: components["schemas"]["ExpenseMethod"];
      /** @example 145000 */ amountPaise: number;
      /** Such as the supplier and the number of the bill */ note?: string;
      version: number;
    };
    UpdateGallery: { title: string; category: string; imageIds: number[]; published: boolean; version: number; };
    UpdateGarmentType: {
      /** Unique */ name: string;
      description?: string;
      imageId?: number;
      points: number;
      /** All its measurements, in the order of taking them */ fields: components["schemas"]["CreateGarmentField"][];
      published: boolean;
      version: number;
    };
    UpdateHowToMeasure: { videoId: number; imageId: number; published: boolean; version: number; };
    UpdateImage: { /** For screen readers. Empty for a decorative image. */ alt: string; version: number; };
    /** Renames a file */
    UpdateLessonFile: { name: string; };
    /** Whether a customer wants messages */
    UpdateMessageConsent: { given: boolean; };
    UpdateMessageEvent: {
      on: boolean;
      whatsappTemplate: string;
      /** Language code of the template, like `en` or `en_US` */ language: string;
      text: string;
      dltTemplate: string;
    };
    /**
     * Switches of the channels, and quiet hours
     *
     * `quietHours`: Absent for none
     */
    UpdateMessageSettings: { whatsappOn: boolean; smsOn: boolean; quietHours?: components["schemas"]["QuietHours"]; };
    /** A rate for the pieces of a statement that have none */
    UpdateMissingRate: {
      /** @example 2026-08 */ month: string;
      /** Id of their garment type; absent for pieces without one */ garmentTypeId?: number;
      /** @example 145000 */ ratePaise: number;
    };
    /**
     * What to notify of, and when
     *
     * `quietHours`: Absent for none
     */
    UpdateNotificationSettings: {
      /** Those to change; others stay */ events: components["schemas"]["PushChoice"][];
      quietHours?: components["schemas"]["QuietHours"];
    };
    UpdateOffer: { text: string; published: boolean; version: number; };
    UpdateOrderNote: {
      /** Id of the piece it is about, whose maker reads it too; absent for the counter alone */ pieceId?: number;
      text: string;
    };
    /**
     * What a piece is: `productId`, or `work` as free text, and how it is wanted. Replaces all of it.
     *
     * `ageGroup`: Age group of this person; absent if it stays
     */
    UpdatePiece: {
      version: number;
      /** Product of the catalogue */ productId?: number;
      /** Description of the item */ work?: string;
      /** Garment type of an item that is no product */ garmentTypeId?: number;
      quantity?: number;
      forWhom?: string;
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      note?: string;
      optionIds?: number[];
    };
    UpdatePieceRate: {
      garmentTypeId: number;
      makerId?: number;
      /** For one piece; absent for none: a maker without a rate of their own gets the default @example 145000 */
      ratePaise?: number;
      /** The day from which it counts; today without it, and no earlier one */ fromDay?: string;
    };
    UpdatePinCode: {
      /** @example 600004 */ pinCode: string;
      location: string;
      version: number;
    };
    UpdateProduct: {
      serviceId: number;
      /** Unique in the service */ serviceModel: string;
      /** A headline */ mainTitle: string;
      mainDescription: string;
      /**
       * Of the stitching, from 100 paise. Without it a changed product keeps its own, and a new one has none yet. Only the owner changes it.
       * @example 145000
       */
      pricePaise?: number;
      imageId: number;
      /** Its own; that of its service without it */ garmentTypeId?: number;
      /** @default [] */ moreImages?: number[];
      /** Days until it is ready, up to 365 */ readyDays?: number;
      fabricCm?: number;
      /** @default */ included?: string;
      /** @default */ notIncluded?: string;
      courseId?: number;
      /**
       * Occasions it is for; at most twelve
       * @default []
       */
      occasions?: string[];
      /**
       * Fabrics it suits; at most twelve
       * @default []
       */
      fabrics?: string[];
      published: boolean;
      version: number;
    };
    /** Answers, hides or shows a question */
    UpdateQuestion: {
      /** The answer; absent to leave the question without one */ answer?: string;
      /** Whether only the customer who asked sees it */ hidden: boolean;
      version: number;
    };
    UpdateService: {
      ctid: number;
      /** Unique in the category */ serviceName: string;
      /** Type it is listed under; its category's name without it */ serviceType?: string;
      imageId: number;
      garmentTypeId?: number;
      published: boolean;
      version: number;
    };
    /** A decision about a step */
    UpdateSetupStep: {
      step: components["schemas"]["SetupDecision"];
      /** Whether it is decided. `false` withdraws the decision. */ decided: boolean;
    };
    /**
     * Connects an SMS gateway. Address and body take `{number}` (919876543210), `{mobile}` (9876543210), `{text}`,
     * `{sender}`, `{template}` (DLT id of the text) and `{key}`.
     */
    UpdateSmsChannel: {
      address: string;
      method: components["schemas"]["SmsMethod"];
      bodyType: components["schemas"]["SmsBody"];
      /** Empty with `get` */ body: string;
      /** Header that carries the key, like `Authorization`; empty for none */ header: string;
      /** Left out retains the one for the same address @example s3cr3t-k3y */ key?: string;
      /** Sender ID registered for DLT, like `HEMMOG` */ sender: string;
      /** In the address that the gateway calls with answers; left out retains the one for the same address, empty ends it. */
      replySecret?: string;
      /** Field of such a call with the customer's number; left out for `from` */ replyNumber?: string;
      /** Field with the text; left out for `text` */ replyText?: string;
    };
    /** A person to invite */
    UpdateStaff: {
      name: string;
      /** @example 98765 43210 */ mobile: string;
      email?: string;
      role: components["schemas"]["TeamRole"];
      /** Return the link instead of emailing it */ handOver: boolean;
    };
    UpdateStatusLink: {
      /** Whether the link works. Switching it on again makes a new one; the old one stays dead. */ on: boolean;
    };
    UpdateTestimonial: {
      name: string;
      company: string;
      quote: string;
      date: string;
      imageId: number;
      published: boolean;
      version: number;
    };
    /**
     * A new trial, or none
     *
     * `trial`: The trial; absent to remove it
     */
    UpdateTrial: { trial?: components["schemas"]["Trial"]; };
    UpdateVideo: { /** Internal title */ title: string; version: number; };
    /** Connects WhatsApp */
    UpdateWhatsAppChannel: {
      /** Phone number ID of the shop's number, from Meta's developer page */ phoneNumberId: string;
      /** Permanent; left out retains the one of the same number @example s3cr3t-t0k3n */ token?: string;
      /** To see which templates are approved */ businessAccountId?: string;
      /** Secret of Meta's app, which signs its calls; left out retains the one of the same number */
      appSecret?: string;
      /** Verify token of the webhook; left out retains the one of the same number */ verifyToken?: string;
    };
    /** A public video */
    Video: {
      /** URL of the MP4 file */ src: string;
      width: number;
      height: number;
      seconds: number;
      /** URL of the WebVTT captions @example /uploads/hem.vtt */ captions?: string;
    };
    /** A new cover: an image of the library, or a frame of the video */
    VideoCover: { imageId?: number; /** Position of the frame, in seconds from the start */ second?: number; };
    VideoState: "uploading" | "processing" | "ready" | "failed";
    /** A processing step of a video */
    VideoStep: {
      name: components["schemas"]["VideoStepName"];
      state: components["schemas"]["VideoStepState"];
      /** Progress of a running step: 0 to 99 */ percent?: number;
    };
    /** A processing step */ VideoStepName: "check" | "prepare" | "cover" | "smaller";
    VideoStepState: "waiting" | "running" | "done" | "skipped" | "failed";
    VisitAssignment: {
      /** User id of the team member who goes; absent to remove the assignment */ assigneeId?: number;
      /** Current assignee as known to the caller */ fromId?: number;
    };
    /** Slots of one day */
    VisitDay: {
      day: string;
      /** The first bookable day: tomorrow in India */ earliest: string;
      /** The last bookable day */ latest: string;
      /** Whether the shop is closed on this day */ closed: boolean;
      /** The five slots, in order */ slots: components["schemas"]["FreeSlot"][];
      /** The next bookable days, at most ten, whatever the day */ nextDays: components["schemas"]["DayPlaces"][];
      /** When a piece whose fabric is collected on this day is usually ready */ usuallyReady: string;
      /** Fee of an order needed before `usuallyReady`; 0 for none */ rushPaise: number;
    };
    VisitPurpose: "measure" | "trial" | "hand_over";
    VisitSlot: "11:00 AM To 1:00PM" | "1:00PM To 3:00PM" | "3:00PM To 5:00PM" | "5:00PM To 7:00PM" | "Full Day";
    /** `purpose`: Absent if it stays, or follows from the order's step */
    VisitTime: {
      day: string;
      slot: components["schemas"]["VisitSlot"];
      purpose?: components["schemas"]["VisitPurpose"];
    };
    /** New details of a walk-in */
    WalkInChange: {
      name: string;
      /** @example 98765 43210 */ mobile?: string;
      email?: string;
      version: number;
    };
    WalkInLink: { /** Id of the walk-in */ walkIn: number; };
    /**
     * An order taken in the shop. The customer is `customerId`, or `name` with contact details.
     *
     * `visit`: A home visit
     *
     * `advanceMethod`: How the advance is paid at the counter now; absent if it stays due
     */
    WalkInOrder: {
      /** Id of an existing customer */ customerId?: number;
      /** Name of a new customer */ name?: string;
      /** Mobile number of a new customer @example 98765 43210 */ mobile?: string;
      /** For updates about the order */ email?: string;
      /** What to stitch */ pieces: components["schemas"]["WalkInPiece"][];
      neededBy?: string;
      /** For an urgent order; absent for the usual one @example 145000 */ rushPaise?: number;
      /** Discount; absent for none, and with `discountPercent`. Owner only. @example 145000 */ discountPaise?: number;
      /** Percent of the agreed prices, rounded to whole rupees. Owner only. */ discountPercent?: number;
      discountReason?: string;
      visit?: components["schemas"]["WalkInVisit"];
      /** The advance to pay; 0 for none @example 145000 */ advancePaise: number;
      advanceMethod?: components["schemas"]["CounterMethod"];
      /** The customer agreed to updates by WhatsApp or SMS. Absent or false changes nothing. */ messages?: boolean;
    };
    /** A piece taken in the shop: `productId`, or `work` as free text */
    WalkInPiece: {
      /** Product of the catalogue */ productId?: number;
      work?: string;
      garmentTypeId?: number;
      quantity?: number;
      forWhom?: string;
      profileId?: number;
      ageGroup?: components["schemas"]["AgeGroup"];
      note?: string;
      fabricSource?: components["schemas"]["FabricSource"];
      fabric?: string;
      optionIds?: number[];
      /** Lengths in cm by field, as far as they were taken */
      measurements?: { [key: string]: number; };
      unit?: components["schemas"]["LengthUnit"];
      promisedDay?: string;
      trial?: components["schemas"]["Trial"];
      /** User id of the team member who makes it */ assigneeId?: number;
      /** Agreed price for the whole quantity @example 145000 */ pricePaise?: number;
    };
    /**
     * A visit for an order taken in the shop
     *
     * `purpose`: Absent if it follows from the order's step
     */
    WalkInVisit: {
      day: string;
      slot: components["schemas"]["VisitSlot"];
      address: string;
      /** Pin code of the address @example 600004 */ pinCode: string;
      purpose?: components["schemas"]["VisitPurpose"];
    };
    /**
     * Something that customers book often
     *
     * `hit`: As a search finds it
     */
    WantedItem: {
      hit: components["schemas"]["SearchHit"];
      /** How often it was booked in the last 30 days; absent below 10 */ timesBooked?: number;
    };
    /** The event is recorded */
    WebhookReceived: { /** Always true */ received: boolean; };
    /** A previous website with its lists */
    WebsiteDetail: {
      website: components["schemas"]["WebsiteSummary"];
      /** Its lists, in the order in which they are imported */ lists: components["schemas"]["WebsiteList"][];
      /** Whether what was imported can be undone */ canUndo: boolean;
      /** Images that could not be fetched */ imagesMissing: number;
      /** The first of them */ missing: components["schemas"]["MissingImage"][];
    };
    /**
     * `kind`: What it becomes
     *
     * `status`: Whether it is read
     *
     * `import`: Its entries as an import, once they are read
     */
    WebsiteList: {
      kind: components["schemas"]["ImportKind"];
      /** Its path on the website; empty if it is not known */ path: string;
      status: components["schemas"]["ListStatus"];
      /** Why it could not be read */ problem?: string;
      /** What was left out while reading, a sentence each */ notes: string[];
      import?: components["schemas"]["ImportSummary"];
    };
    /**
     * What the import of a list would do
     *
     * `kind`: What the list becomes
     *
     * `preview`: What would happen
     */
    WebsiteListPreview: { kind: components["schemas"]["ImportKind"]; preview: components["schemas"]["ImportPreview"]; };
    /** How far the import of a website is */
    WebsiteStage: "reading" | "ready" | "importing" | "done" | "undoing" | "undone";
    /**
     * A previous website
     *
     * `stage`: How far it is
     */
    WebsiteSummary: {
      id: number;
      address: string;
      stage: components["schemas"]["WebsiteStage"];
      /** Stopped for now: nothing more is read or imported */ stopped: boolean;
      /** When it was entered */ createdAt: string;
    };
    /** The shop's number at the WhatsApp Cloud API. Its token and secrets are never shown. */
    WhatsAppChannel: {
      phoneNumberId: string;
      /** Id of the WhatsApp Business account; empty for none */ businessAccountId: string;
      hasAppSecret: boolean;
      hasVerifyToken: boolean;
      /** When Meta last called the webhook */ calledAt?: string;
    };
    /**
     * Promised pieces today, and orders that became ready in a range of days
     *
     * `ready`: How long orders took
     */
    WorkReport: {
      /** Pieces that are not ready and promised for today or the six days after it */ due: number;
      /** Pieces that are not ready and were promised for an earlier day */ late: number;
      lateBy: components["schemas"]["LatePieces"][];
      /** The late pieces, latest first, then those due; at most a hundred */
      pieces: components["schemas"]["DuePiece"][];
      ready: components["schemas"]["ReadyTimes"];
    };
    /** The response body of every error */
    Problem: {
      /** Stable code, `feature.reason`. */
      code: "access_token.invalid" | "access_token.limited" | "access_token.not_allowed" | "access_token.scope_needed" | "access_token.with_cookie" | "auth.access_token_not_found" | "auth.app_unreadable" | "auth.code_needed" | "auth.confirmation_needed" | "auth.customer_not_found" | "auth.email_needed" | "auth.email_taken" | "auth.email_unknown" | "auth.forgot_limited" | "auth.has_password" | "auth.invalid_credentials" | "auth.is_blocked" | "auth.last_owner" | "auth.link_dead" | "auth.login_limited" | "auth.mail_not_queued" | "auth.mobile_taken" | "auth.no_email" | "auth.not_yourself" | "auth.note_not_found" | "auth.only_contact" | "auth.order_open" | "auth.owner_exists" | "auth.owners_password" | "auth.registration_limited" | "auth.session_not_found" | "auth.staff_not_found" | "auth.too_many_tokens" | "auth.two_factor_not_begun" | "auth.two_factor_on" | "auth.walk_in_known" | "auth.walk_in_not_found" | "auth.wrong_code" | "auth.wrong_password" | "catalogue.above_deleted" | "catalogue.category_not_found" | "catalogue.name_taken" | "catalogue.not_delivered" | "catalogue.not_empty" | "catalogue.photo_not_found" | "catalogue.product_not_found" | "catalogue.review_not_found" | "catalogue.service_not_found" | "catalogue.too_many_photos" | "content.enquiry_refused" | "content.entry_not_found" | "content.event_not_found" | "content.page_not_found" | "courses.above_deleted" | "courses.access_ended" | "courses.access_expired" | "courses.already_owned" | "courses.category_not_found" | "courses.certificate_not_found" | "courses.enrolment_not_found" | "courses.enrolment_revoked" | "courses.enrolment_unknown" | "courses.file_not_found" | "courses.gift_claimed" | "courses.gift_expired" | "courses.gift_not_found" | "courses.gift_paid" | "courses.grant_not_found" | "courses.lesson_not_found" | "courses.name_taken" | "courses.not_all_watched" | "courses.not_empty" | "courses.not_found" | "courses.nothing_to_undo" | "courses.question_not_found" | "courses.review_not_found" | "courses.too_many_devices" | "courses.too_many_files" | "courses.too_many_grants" | "courses.too_many_questions" | "courses.watches_already" | "email.forgotten" | "email.no_own_address" | "email.not_found" | "email.on_its_way" | "email.over" | "email.set_by_machine" | "file.broken" | "file.no_room" | "file.too_large" | "file.unknown_kind" | "garments.garment_type_not_found" | "garments.name_taken" | "garments.owner_not_found" | "imports.already_started" | "imports.column_missing" | "imports.file_empty" | "imports.file_too_large" | "imports.file_unreadable" | "imports.import_not_found" | "imports.not_undoable" | "imports.website_not_found" | "invoices.receipt_not_found" | "ledger.drawer_closed" | "ledger.drawer_not_closed" | "ledger.drawer_not_open" | "ledger.entry_not_found" | "ledger.entry_reversed" | "ledger.expense_not_found" | "ledger.order_not_cancelled" | "ledger.range_invalid" | "maintenance.backup_not_found" | "maintenance.busy" | "maintenance.last_backup" | "maintenance.no_backup_bucket" | "maintenance.replaced_not_found" | "media.captions_invalid" | "media.captions_too_large" | "media.disk_nearly_full" | "media.image_broken" | "media.image_not_found" | "media.image_too_large" | "media.image_too_many_pixels" | "media.image_unknown_kind" | "media.image_used" | "media.no_video_tools" | "media.storage_failed" | "media.storage_needed" | "media.storage_not_set_up" | "media.storage_unreachable" | "media.upload_elsewhere" | "media.upload_length" | "media.upload_metadata" | "media.upload_not_found" | "media.upload_offset" | "media.upload_overlong" | "media.upload_version" | "media.video_broken" | "media.video_not_found" | "media.video_not_ready" | "media.video_too_large" | "media.video_unknown_kind" | "media.video_used" | "messages.customer_not_found" | "messages.forgotten" | "messages.no_business_account" | "messages.no_own_number" | "messages.not_found" | "messages.on_its_way" | "messages.webhook_refused" | "messages.webhook_unknown" | "notifications.device_not_found" | "notifications.key_changed" | "orders.advance_is_owners" | "orders.advance_paid" | "orders.alteration_handed_over" | "orders.alteration_not_found" | "orders.altered" | "orders.balance_changed" | "orders.balance_due" | "orders.cannot_cancel" | "orders.cannot_reschedule" | "orders.customer_not_found" | "orders.has_alterations" | "orders.holiday_not_found" | "orders.invoiced" | "orders.last_piece" | "orders.no_advance_due" | "orders.not_delivered" | "orders.nothing_to_undo" | "orders.order_not_found" | "orders.order_over" | "orders.paid" | "orders.pay_alteration" | "orders.photo_not_found" | "orders.piece_not_found" | "orders.pin_code_not_found" | "orders.profile_not_found" | "orders.several_pieces" | "orders.slot_full" | "orders.status_link_ended" | "orders.too_many_photos" | "orders.too_many_pieces" | "orders.too_many_profiles" | "orders.too_many_shop_photos" | "orders.too_many_waiting" | "orders.wrong_status" | "payments.already_held" | "payments.below_minimum" | "payments.bill_closed" | "payments.bill_not_found" | "payments.closed" | "payments.coupon_held" | "payments.coupon_invalid" | "payments.coupon_not_found" | "payments.coupon_tries" | "payments.coupon_used" | "payments.keys_by_environment" | "payments.keys_refused" | "payments.live_keys_only" | "payments.not_for_sale" | "payments.nothing_to_refund" | "payments.order_not_found" | "payments.order_replaced" | "payments.other_provider" | "payments.payment_not_found" | "payments.provider_silent" | "payments.provider_unreachable" | "payments.refund_not_failed" | "payments.refund_not_found" | "payments.sandbox_order_not_found" | "payments.sandbox_order_paid" | "payments.signature_invalid" | "payments.state_needed" | "payments.unmatched_known" | "payments.unmatched_unmatched" | "payments.webhook_refused" | "payments.webhook_unknown" | "photo.broken" | "photo.too_large" | "photo.unknown_kind" | "piecework.entry_not_found" | "piecework.maker_not_found" | "piecework.month_not_over" | "piecework.not_priced" | "piecework.piece_not_found" | "piecework.statement_closed" | "record.conflict" | "request.body_too_large" | "request.broken_json" | "request.forbidden_origin" | "request.idempotency_key_reused" | "request.invalid_body" | "request.invalid_idempotency_key" | "request.invalid_parameter" | "request.method_not_allowed" | "request.not_found" | "request.range_not_satisfiable" | "request.still_running" | "request.timeout" | "request.too_many" | "request.unsupported_media_type" | "session.needed" | "session.not_allowed" | "setup.link_dead" | "setup.no_room_for_samples" | "setup.not_open" | "setup.nothing_to_set" | "store.busy" | "store.internal";
      /** English message */ message: string;
      /** Problems of single fields, if the error is about a form */ fields?: components["schemas"]["FieldProblem"][];
    };
    /** Kind of a result: `course` is a course, `category` is a category, `service` is a service, `subcategory` is a product */
    SearchKind: "course" | "category" | "service" | "subcategory";
    /** What is paid for: a course or a gift, or a part of the price of an order */ PayableKind: "advance" | "course";
  };
  responses: {
    /** Why it did not work */
    Problem: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["Problem"]; };
    };
    OrderDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OrderDetail"]; };
    };
    /** The table as CSV in UTF-8, with a header line */
    Csv: {
      headers: {
        /** File name */
        "CONTENT-DISPOSITION": string;
        /** Always `private, no-store` */
        "CACHE-CONTROL": string;
        [name: string]: unknown;
      };
      content: { "text/csv": string; };
    };
    Customer: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["Customer"]; };
    };
    PaymentDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["PaymentDetail"]; };
    };
    /** The document as PDF. Asked for again it is the same file. */
    Pdf: {
      headers: {
        /** Names the file */
        "CONTENT-DISPOSITION": string;
        /** Always `private, no-store` */
        "CACHE-CONTROL": string;
        [name: string]: unknown;
      };
      content: { "application/pdf": string; };
    };
    WebsiteDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["WebsiteDetail"]; };
    };
    LibraryVideo: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["LibraryVideo"]; };
    };
    PieceworkStatement: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["PieceworkStatement"]; };
    };
    CategoryDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["CategoryDetail"]; };
    };
    ServiceDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ServiceDetail"]; };
    };
    ProductDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ProductDetail"]; };
    };
    AdminGarmentType: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["AdminGarmentType"]; };
    };
    CourseCategoryDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["CourseCategoryDetail"]; };
    };
    CourseDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["CourseDetail"]; };
    };
    EnrolmentDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["EnrolmentDetail"]; };
    };
    BannerEntry: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["BannerEntry"]; };
    };
    OfferEntry: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OfferEntry"]; };
    };
    TestimonialEntry: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["TestimonialEntry"]; };
    };
    EventEntry: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["EventEntry"]; };
    };
    GalleryEntry: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["GalleryEntry"]; };
    };
    HowToMeasureEntry: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["HowToMeasureEntry"]; };
    };
    Order: { headers: { [name: string]: unknown; }; content: { "application/json": components["schemas"]["Order"]; }; };
    OrderDetailCreated: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OrderDetail"]; };
    };
    AdminPinCode: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["AdminPinCode"]; };
    };
    AdminCoupon: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["AdminCoupon"]; };
    };
    OrderLedger: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OrderLedger"]; };
    };
    CashDrawer: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["CashDrawer"]; };
    };
    NotificationSettings: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["NotificationSettings"]; };
    };
    MessageSettings: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["MessageSettings"]; };
    };
    CustomerMessageConsent: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["CustomerMessageConsent"]; };
    };
    LessonFileDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["LessonFileDetail"]; };
    };
    EnquiryEntry: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["EnquiryEntry"]; };
    };
    ShopSetup: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ShopSetup"]; };
    };
    MeasurementProfile: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["MeasurementProfile"]; };
    };
    /** The photo as WebP */
    Webp: {
      headers: {
        /** Disables caching */
        "CACHE-CONTROL": string;
        [name: string]: unknown;
      };
      content: { "image/webp": string; };
    };
    MessageReportTaken: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["MessageReportTaken"]; };
    };
    ImportDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ImportDetail"]; };
    };
    LibraryImage: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["LibraryImage"]; };
    };
    /** Started; the list shows the progress */
    BackupList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["BackupList"]; };
    };
    Favourites: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["Favourites"]; };
    };
    OwnReview: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OwnReview"]; };
    };
    CategoryDetailList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["CategoryDetail"][]; };
    };
    ServiceDetailList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ServiceDetail"][]; };
    };
    AdminGarmentTypeList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["AdminGarmentType"][]; };
    };
    ChoiceList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ChoiceList"]; };
    };
    PieceRates: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["PieceRates"]; };
    };
    PageDetail: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["PageDetail"]; };
    };
    BannerEntryList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["BannerEntry"][]; };
    };
    OfferEntryList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OfferEntry"][]; };
    };
    GalleryEntryList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["GalleryEntry"][]; };
    };
    HowToMeasureEntryList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["HowToMeasureEntry"][]; };
    };
    OrderList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["Order"][]; };
    };
    AlterationSummaryList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["AlterationSummary"][]; };
    };
    OwnPieceList: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OwnPiece"][]; };
    };
    OwnPieceListCreated: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["OwnPiece"][]; };
    };
    TaxSettings: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["TaxSettings"]; };
    };
    ShopEmails: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ShopEmails"]; };
    };
    ChatTexts: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["ChatTexts"]; };
    };
    /** The table as CSV in UTF-8 or as XLSX, with a header line */
    OctetStream: {
      headers: {
        /** File name */
        "CONTENT-DISPOSITION": string;
        /** Always `private, no-store` */
        "CACHE-CONTROL": string;
        [name: string]: unknown;
      };
      content: { "application/octet-stream": string; };
    };
    Session: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["Session"]; };
    };
    Account: {
      headers: { [name: string]: unknown; };
      content: { "application/json": components["schemas"]["Account"]; };
    };
  };
  parameters: {
    Id: number;
    Before: number;
    /** Text to search for */ Q: string;
    /** `true` for what is in the trash */ Deleted: boolean;
    Month: string;
    /** Id of the account */ IdInPath: number;
    Piece: number;
    /** User id of the maker */ Maker: number;
    From: string;
    To: string;
    /** Unique to one request, which has one effect however often it is sent */ IdempotencyKey: string;
    /** Id of the enrolment */ IdInteger: number;
    Photo: number;
    Customer: number;
    Product: number;
    DeletedInQuery: boolean;
    Day: string;
    Order: number;
    /** Also what is below it, which is restored with it. Without it one with something below is refused, with how much that is. */
    WithEverything: boolean;
    Entry: number;
    /** What it is compared with; nothing without it */ Compare: components["schemas"]["Comparison"];
    Name: string;
    /** Id of the category; absent for all */ Ctid: number;
    /** Only those that wait, are approved or are hidden; all of them without it */
    State: components["schemas"]["ReviewState"];
    /** Only visible or only hidden ones */ Published: boolean;
    /** Id of the piece; defaults to the first one */ PieceInQuery: number;
    /** Filter; absent for all pieces */ Filter: components["schemas"]["PieceFilter"];
    /** First day; defaults to today */ FromInQuery: string;
    /** Its id and `.pdf`: `12.pdf`. */ File: string;
    /** The provider's id of the payment */ Payment: string;
    /** Which ones; all without it */ Show: components["schemas"]["TransactionShow"];
    /** Of one month, `yyyy-mm`; of all time without it */ MonthInQuery: string;
    /** Part of a customer's name or mobile, of what was bought, of an order's number or of the provider's id */
    QInQuery: string;
    Kind: components["schemas"]["ImportFileKind"];
    /** Kind of file */ Format: components["schemas"]["FileFormat"];
  };
  requestBodies: {
    PublishRecord: { content: { "application/json": components["schemas"]["PublishRecord"]; }; };
    OctetStream: { content: { "application/octet-stream": string; }; };
    ReorderRecords: { content: { "application/json": components["schemas"]["ReorderRecords"]; }; };
    SaveMeasurementProfile: { content: { "application/json": components["schemas"]["SaveMeasurementProfile"]; }; };
    Step: { content: { "application/json": components["schemas"]["Step"]; }; };
  };
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
export type BalancePayment = components['schemas']['BalancePayment'];
export type BalancesOfAge = components['schemas']['BalancesOfAge'];
export type BalancesReport = components['schemas']['BalancesReport'];
export type BannerEntry = components['schemas']['BannerEntry'];
export type BannerLine = components['schemas']['BannerLine'];
export type Beginning = components['schemas']['Beginning'];
export type BoardBy = components['schemas']['BoardBy'];
export type BucketFields = components['schemas']['BucketFields'];
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
export type RetainCounterPayment = components['schemas']['RetainCounterPayment'];
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
export type UndoChange = components['schemas']['UndoChange'];
export type Undoing = components['schemas']['Undoing'];
export type UnmatchedPayment = components['schemas']['UnmatchedPayment'];
export type UnusualMeasurement = components['schemas']['UnusualMeasurement'];
export type UpdateAlteration = components['schemas']['UpdateAlteration'];
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
export type SearchKind = components['schemas']['SearchKind'];
export type PayableKind = components['schemas']['PayableKind'];
export type RequestBodyPublishRecord = components['requestBodies']['PublishRecord'];
export type RequestBodyOctetStream = components['requestBodies']['OctetStream'];
export type RequestBodyReorderRecords = components['requestBodies']['ReorderRecords'];
export type RequestBodySaveMeasurementProfile = components['requestBodies']['SaveMeasurementProfile'];
export type RequestBodyStep = components['requestBodies']['Step'];
export type $defs = Record<string, never>;
export interface operations {
  category_list: {
    parameters: { query?: { /** Seed of a shuffled order; the owner's order if absent */ seed?: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Category"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  category_view: {
    parameters: { path: { ctid: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Category"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  service_list: {
    parameters: { query?: { /** Id of the category; absent for all */ ctid?: components["parameters"]["Ctid"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Service"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_list: {
    parameters: { query?: { /** Id of the category; absent for all */ ctid?: components["parameters"]["Ctid"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Product"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Product"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_extras_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
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
    responses: { 200: components["responses"]["Favourites"]; default: components["responses"]["Problem"]; };
  };
  favourite_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["AddFavourites"]; }; };
    responses: { 200: components["responses"]["Favourites"]; default: components["responses"]["Problem"]; };
  };
  favourite_delete: {
    parameters: { path: { product: components["parameters"]["Product"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  product_review_view: {
    parameters: { path: { product: components["parameters"]["Product"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OwnProductReview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_review_update: {
    parameters: { path: { product: components["parameters"]["Product"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SaveReview"]; }; };
    responses: { 200: components["responses"]["OwnReview"]; default: components["responses"]["Problem"]; };
  };
  product_review_delete: {
    parameters: { path: { product: components["parameters"]["Product"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  product_review_photo_view: {
    parameters: {
      query?: { /** `true` for a copy at most 480 pixels wide and high */ small?: boolean; };
      path: { photo: components["parameters"]["Photo"]; };
    };
    responses: {
      /** The photo as WebP */
      200: {
        headers: {
          /** Only the photo of an approved review may be cached, by browsers, for an hour */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "image/webp": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  product_review_photo_create: {
    parameters: { path: { product: components["parameters"]["Product"]; }; };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: {
      201: { content: { "application/json": components["schemas"]["ReviewPhoto"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  product_review_photo_delete: {
    parameters: { path: { product: components["parameters"]["Product"]; photo: components["parameters"]["Photo"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_product_review_list: {
    parameters: {
      query?: {
        /** Only those that wait, are approved or are hidden; all of them without it */
        state?: components["parameters"]["State"];
        /** Part of a name, of a text or of a product's heading */ q?: string;
        deleted?: components["parameters"]["DeletedInQuery"];
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
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ReviewDecision"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_review_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_product_review_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: { 200: components["responses"]["CategoryDetailList"]; default: components["responses"]["Problem"]; };
  };
  admin_category_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateCategory"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["CategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_category_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: { 200: components["responses"]["CategoryDetailList"]; default: components["responses"]["Problem"]; };
  };
  admin_category_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["CategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_category_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["CategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_category_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCategory"]; }; };
    responses: { 200: components["responses"]["CategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_category_delete: {
    parameters: {
      query?: {
        /** Also what is below it, which is restored with it. Without it one with something below is refused, with how much that is. */
        withEverything?: components["parameters"]["WithEverything"];
      };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_category_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["CategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_service_list: {
    parameters: {
      query?: {
        /** Only what belongs to the record with this id */ parent?: number;
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: { 200: components["responses"]["ServiceDetailList"]; default: components["responses"]["Problem"]; };
  };
  admin_service_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateService"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["ServiceDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_service_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: { 200: components["responses"]["ServiceDetailList"]; default: components["responses"]["Problem"]; };
  };
  admin_service_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["ServiceDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_service_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["ServiceDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_service_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateService"]; }; };
    responses: { 200: components["responses"]["ServiceDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_service_delete: {
    parameters: {
      query?: {
        /** Also what is below it, which is restored with it. Without it one with something below is refused, with how much that is. */
        withEverything?: components["parameters"]["WithEverything"];
      };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_service_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["ServiceDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_product_list: {
    parameters: {
      query?: {
        /** Id of a category; all of them without it */ ctid?: number;
        /** Products of this service, in the owner's order, without parts */ serviceId?: number;
        /** Part of a model, a headline or the name of a service */ q?: string;
        deleted?: components["parameters"]["DeletedInQuery"];
        /** Only visible or only hidden ones */ published?: components["parameters"]["Published"];
        /** Only those without a price */ unpriced?: boolean;
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
      201: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_duplicate: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["ProductDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: {
      200: { content: { "application/json": components["schemas"]["ProductDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_product_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["ProductDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_product_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["ProductDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_product_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateProduct"]; }; };
    responses: { 200: components["responses"]["ProductDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_product_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_product_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["ProductDetail"]; default: components["responses"]["Problem"]; };
  };
  garment_type_list: {
    parameters: {
      query?: { /** Garment type to list even if hidden: ordered pieces of it are still measured */ also?: number; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["GarmentType"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  choice_group_list: {
    parameters: {
      query?: {
        /** Id of the product */ product?: number;
        /** Id of the garment type, without a product */ garmentType?: number;
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
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: { 200: components["responses"]["AdminGarmentTypeList"]; default: components["responses"]["Problem"]; };
  };
  admin_garment_type_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateGarmentType"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["AdminGarmentType"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_garment_type_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: { 200: components["responses"]["AdminGarmentTypeList"]; default: components["responses"]["Problem"]; };
  };
  admin_garment_type_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["AdminGarmentType"]; default: components["responses"]["Problem"]; };
  };
  admin_garment_type_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["AdminGarmentType"]; default: components["responses"]["Problem"]; };
  };
  admin_garment_type_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateGarmentType"]; }; };
    responses: { 200: components["responses"]["AdminGarmentType"]; default: components["responses"]["Problem"]; };
  };
  admin_garment_type_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_garment_type_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["AdminGarmentType"]; default: components["responses"]["Problem"]; };
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
        /** What the choices belong to */ owner: components["schemas"]["ChoiceOwner"];
        id: components["parameters"]["Id"];
      };
    };
    responses: { 200: components["responses"]["ChoiceList"]; default: components["responses"]["Problem"]; };
  };
  admin_choice_list_update: {
    parameters: {
      path: {
        /** What the choices belong to */ owner: components["schemas"]["ChoiceOwner"];
        id: components["parameters"]["Id"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["UpdateChoiceList"]; }; };
    responses: { 200: components["responses"]["ChoiceList"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_rate_list: {
    parameters: {};
    responses: { 200: components["responses"]["PieceRates"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_rate_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdatePieceRate"]; }; };
    responses: { 200: components["responses"]["PieceRates"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_view: {
    parameters: { query: { month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PieceworkOverview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_statement_view: {
    parameters: {
      query: { month: components["parameters"]["Month"]; };
      path: { /** User id of the maker */ maker: components["parameters"]["Maker"]; };
    };
    responses: { 200: components["responses"]["PieceworkStatement"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_statement_download: {
    parameters: {
      query: { month: components["parameters"]["Month"]; };
      path: { /** User id of the maker */ maker: components["parameters"]["Maker"]; };
    };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_statement_print: {
    parameters: {
      query: { month: components["parameters"]["Month"]; };
      path: { /** User id of the maker */ maker: components["parameters"]["Maker"]; };
    };
    responses: { 200: components["responses"]["Pdf"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_entry_create: {
    parameters: { path: { /** User id of the maker */ maker: components["parameters"]["Maker"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateStatementEntry"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["PieceworkStatement"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piecework_entry_delete: {
    parameters: {
      path: {
        /** User id of the maker */ maker: components["parameters"]["Maker"];
        entry: components["parameters"]["Entry"];
      };
    };
    responses: { 200: components["responses"]["PieceworkStatement"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_price_update: {
    parameters: { path: { /** User id of the maker */ maker: components["parameters"]["Maker"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMissingRate"]; }; };
    responses: { 200: components["responses"]["PieceworkStatement"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_piece_update: {
    parameters: { path: { /** Id of the count */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCountedPiece"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_piecework_statement_close: {
    parameters: { path: { /** User id of the maker */ maker: components["parameters"]["Maker"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CloseStatement"]; }; };
    responses: { 200: components["responses"]["PieceworkStatement"]; default: components["responses"]["Problem"]; };
  };
  admin_piecework_statement_reopen: {
    parameters: {
      query: { month: components["parameters"]["Month"]; };
      path: { /** User id of the maker */ maker: components["parameters"]["Maker"]; };
    };
    responses: { 200: components["responses"]["PieceworkStatement"]; default: components["responses"]["Problem"]; };
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
        /** Exact name of a course category */ category?: string;
        /** Maximum number of courses, from the beginning of the list */ limit?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["Course"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  course_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
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
    parameters: { path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Enrolment"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  playback_grant_create: {
    parameters: { path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreatePlaybackGrant"]; }; };
    responses: {
      /** The lesson can be played */
      201: { content: { "application/json": components["schemas"]["PlaybackGrant"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  playback_ping: {
    parameters: { path: { /** Id of the grant */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["PlaybackPing"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PlaybackProgress"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  playback_end: {
    parameters: { path: { /** Id of the grant */ id: number; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  lesson_file_download: {
    parameters: { path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; file: number; }; };
    responses: {
      200: { content: { "application/pdf": string; "image/*": string; }; };
      /** The requested range */
      206: { content: { "application/pdf": string; "image/*": string; }; };
      default: components["responses"]["Problem"];
    };
  };
  review_update: {
    parameters: { path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["SaveReview"]; }; };
    responses: { 200: components["responses"]["OwnReview"]; default: components["responses"]["Problem"]; };
  };
  question_list: {
    parameters: {
      query: { /** Id of a lesson of the course */ lessonId: number; };
      path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LessonQuestion"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  question_create: {
    parameters: { path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateQuestion"]; }; };
    responses: {
      /** The shop will answer it */
      201: { content: { "application/json": components["schemas"]["LessonQuestion"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  certificate_view: {
    parameters: { path: { number: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Certificate"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  certificate_download: {
    parameters: { path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; }; };
    responses: { 200: components["responses"]["Pdf"]; default: components["responses"]["Problem"]; };
  };
  certificate_create: {
    parameters: { path: { /** Id of the enrolment */ id: components["parameters"]["IdInteger"]; }; };
    responses: {
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
      /** The gift, to be paid for */
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
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
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
      201: { content: { "application/json": components["schemas"]["CourseCategoryDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseCategoryDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_category_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["CourseCategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_course_category_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["CourseCategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_course_category_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCourseCategory"]; }; };
    responses: { 200: components["responses"]["CourseCategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_course_category_delete: {
    parameters: {
      query?: {
        /** Also what is below it, which is restored with it. Without it one with something below is refused, with how much that is. */
        withEverything?: components["parameters"]["WithEverything"];
      };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_course_category_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["CourseCategoryDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_course_list: {
    parameters: {
      query?: {
        /** Courses of this category, in the owner's order, without parts */ categoryId?: number;
        /** Only visible or only hidden ones */ published?: components["parameters"]["Published"];
        /** Part of a title, of what it teaches, or of a category's name */ q?: string;
        deleted?: components["parameters"]["DeletedInQuery"];
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
      201: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_duplicate: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["CourseDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: {
      200: { content: { "application/json": components["schemas"]["CourseDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_course_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["CourseDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_course_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["CourseDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_course_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCourse"]; }; };
    responses: { 200: components["responses"]["CourseDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_course_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_course_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["CourseDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_review_list: {
    parameters: {
      query?: {
        /** Only those that wait, are approved or are hidden; all of them without it */
        state?: components["parameters"]["State"];
        courseId?: number;
        /** Part of a name, of a text or of a course's title */ q?: string;
        deleted?: components["parameters"]["DeletedInQuery"];
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
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ReviewDecision"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_review_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_review_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReviewDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enrolment_list: {
    parameters: {
      query?: {
        /** Only active, expired or revoked ones; all of them without it */
        state?: components["schemas"]["EnrolmentState"];
        /** Part of a name, of a mobile or of a course's title, or the number of a payment order */ q?: string;
        /** Id of a customer */ userId?: number;
        courseId?: number;
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
      /** The customer may watch it */
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
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["EnrolmentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_enrolment_extend: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Extension"]; }; };
    responses: { 200: components["responses"]["EnrolmentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_enrolment_revoke: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Revocation"]; }; };
    responses: { 200: components["responses"]["EnrolmentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_enrolment_undo: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Undoing"]; }; };
    responses: { 200: components["responses"]["EnrolmentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_question_list: {
    parameters: {
      query?: {
        /** Only open, answered or hidden ones; all of them without it */
        state?: components["schemas"]["QuestionState"];
        courseId?: number;
        /** Part of a name, of a question, or of a title */ q?: string;
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
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateQuestion"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["QuestionDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_list: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["LessonFileDetail"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_create: {
    parameters: {
      query: { /** Name for buyers, without an ending */ name: string; };
      path: { id: components["parameters"]["Id"]; };
    };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: {
      201: { content: { "application/json": components["schemas"]["LessonFileDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_reorder: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["LessonFileOrder"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_lesson_file_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateLessonFile"]; }; };
    responses: { 200: components["responses"]["LessonFileDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_lesson_file_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_lesson_file_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["LessonFileDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_lesson_file_download: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/pdf": string; "image/*": string; }; };
      /** The requested range */
      206: { content: { "application/pdf": string; "image/*": string; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_lesson_file_replace: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: { 200: components["responses"]["LessonFileDetail"]; default: components["responses"]["Problem"]; };
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
      query?: { /** Which of the four shuffled orders; without it the shop's own order */ seed?: number; };
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
    parameters: { path: { /** Id of the story */ id: number; }; };
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
    parameters: { path: { /** `about`, `stories`, `privacy`, `terms`, `refunds` or `quality` */ slug: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Page"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  enquiry_create: {
    parameters: {
      header?: {
        /** Unique to one request, which has one effect however often it is sent */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["Enquiry"]; }; };
    responses: {
      /** The enquiry has arrived */
      201: { content: { "application/json": components["schemas"]["EnquiryReceived"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enquiry_list: {
    parameters: {
      query?: {
        /** Part of a name, number, address or question */ q?: string;
        /** `true` for unread ones */ unread?: boolean;
        /** `true` for unanswered ones */ unanswered?: boolean;
        /** `true` for those in the trash */ deleted?: boolean;
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["EnquiryPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_enquiry_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["EnquiryMark"]; }; };
    responses: { 200: components["responses"]["EnquiryEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_enquiry_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_enquiry_answer: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["EnquiryAnswer"]; }; };
    responses: { 200: components["responses"]["EnquiryEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_page_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PageEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_page_view: {
    parameters: { path: { /** `about`, `stories`, `privacy`, `terms`, `refunds` or `quality` */ slug: string; }; };
    responses: { 200: components["responses"]["PageDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_page_update: {
    parameters: { path: { /** `about`, `stories`, `privacy`, `terms`, `refunds` or `quality` */ slug: string; }; };
    requestBody: { content: { "application/json": components["schemas"]["PageDraft"]; }; };
    responses: { 200: components["responses"]["PageDetail"]; default: components["responses"]["Problem"]; };
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
    responses: { 200: components["responses"]["ShopSetup"]; default: components["responses"]["Problem"]; };
  };
  admin_setup_step_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateSetupStep"]; }; };
    responses: { 200: components["responses"]["ShopSetup"]; default: components["responses"]["Problem"]; };
  };
  admin_shop_open: {
    parameters: {};
    responses: { 200: components["responses"]["ShopSetup"]; default: components["responses"]["Problem"]; };
  };
  admin_banner_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: { 200: components["responses"]["BannerEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_banner_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateBanner"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["BannerEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_banner_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: { 200: components["responses"]["BannerEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_banner_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["BannerEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_banner_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["BannerEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_banner_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateBanner"]; }; };
    responses: { 200: components["responses"]["BannerEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_banner_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_banner_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["BannerEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_offer_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: { 200: components["responses"]["OfferEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_offer_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateOffer"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["OfferEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_offer_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: { 200: components["responses"]["OfferEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_offer_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["OfferEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_offer_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["OfferEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_offer_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateOffer"]; }; };
    responses: { 200: components["responses"]["OfferEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_offer_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_offer_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["OfferEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_testimonial_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
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
      201: { content: { "application/json": components["schemas"]["TestimonialEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_testimonial_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["TestimonialEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_testimonial_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["TestimonialEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_testimonial_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateTestimonial"]; }; };
    responses: { 200: components["responses"]["TestimonialEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_testimonial_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_testimonial_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["TestimonialEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_enquiry_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["EnquiryEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_event_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
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
      201: { content: { "application/json": components["schemas"]["EventEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_event_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["EventEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_event_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["EventEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_event_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateEvent"]; }; };
    responses: { 200: components["responses"]["EventEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_event_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_event_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["EventEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_gallery_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: { 200: components["responses"]["GalleryEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_gallery_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateGallery"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["GalleryEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_gallery_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: { 200: components["responses"]["GalleryEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_gallery_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["GalleryEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_gallery_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["GalleryEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_gallery_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateGallery"]; }; };
    responses: { 200: components["responses"]["GalleryEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_gallery_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_gallery_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["GalleryEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_how_to_measure_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
      };
    };
    responses: { 200: components["responses"]["HowToMeasureEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_how_to_measure_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateHowToMeasure"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["HowToMeasureEntry"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_how_to_measure_reorder: {
    parameters: {};
    requestBody: components["requestBodies"]["ReorderRecords"];
    responses: { 200: components["responses"]["HowToMeasureEntryList"]; default: components["responses"]["Problem"]; };
  };
  admin_how_to_measure_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["HowToMeasureEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_how_to_measure_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["HowToMeasureEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_how_to_measure_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateHowToMeasure"]; }; };
    responses: { 200: components["responses"]["HowToMeasureEntry"]; default: components["responses"]["Problem"]; };
  };
  admin_how_to_measure_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_how_to_measure_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["HowToMeasureEntry"]; default: components["responses"]["Problem"]; };
  };
  pin_code_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PinCodeArea"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  slot_list: {
    parameters: { query?: { /** The day; defaults to tomorrow */ day?: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["VisitDay"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_status_view: {
    parameters: { path: { /** Key of the link, `statusKey` of the order */ key: string; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderProgress"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  appointment_list: {
    parameters: {};
    responses: { 200: components["responses"]["OrderList"]; default: components["responses"]["Problem"]; };
  };
  appointment_create: {
    parameters: {
      header?: {
        /** Unique to one request, which has one effect however often it is sent */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateAppointment"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["Order"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_list: {
    parameters: {};
    responses: { 200: components["responses"]["OrderList"]; default: components["responses"]["Problem"]; };
  };
  order_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["Order"]; default: components["responses"]["Problem"]; };
  };
  order_cancel: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["Order"]; default: components["responses"]["Problem"]; };
  };
  order_visit_move: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["MoveVisit"]; }; };
    responses: { 200: components["responses"]["Order"]; default: components["responses"]["Problem"]; };
  };
  order_status_link_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateStatusLink"]; }; };
    responses: { 200: components["responses"]["Order"]; default: components["responses"]["Problem"]; };
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
    requestBody: components["requestBodies"]["SaveMeasurementProfile"];
    responses: {
      201: { content: { "application/json": components["schemas"]["MeasurementProfile"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  measurement_profile_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["SaveMeasurementProfile"];
    responses: { 200: components["responses"]["MeasurementProfile"]; default: components["responses"]["Problem"]; };
  };
  measurement_profile_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  measuring_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; measuring: number; }; };
    responses: { 200: components["responses"]["MeasurementProfile"]; default: components["responses"]["Problem"]; };
  };
  order_photo_create: {
    parameters: {
      query?: { /** Id of the piece; defaults to the first one */ piece?: components["parameters"]["PieceInQuery"]; };
      path: { /** Id of the order or request */ id: number; };
    };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: {
      201: { content: { "application/json": components["schemas"]["OrderPhoto"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  order_photo_view: {
    parameters: { path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; }; };
    responses: { 200: components["responses"]["Webp"]; default: components["responses"]["Problem"]; };
  };
  order_photo_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
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
        /** What the columns are; defaults to the steps */ by?: components["schemas"]["BoardBy"];
        /** Filter; absent for all pieces */ filter?: components["parameters"]["Filter"];
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
        /** What the columns of the board are; defaults to the steps */ by?: components["schemas"]["BoardBy"];
        /** Key of a column; absent for all pieces */ column?: string;
        /** Filter; absent for all pieces */ filter?: components["parameters"]["Filter"];
        before?: components["parameters"]["Before"];
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
        /** First day; defaults to today */ from?: components["parameters"]["FromInQuery"];
        /** Number of days, at most 31; defaults to 7 */ days?: number;
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
        /** Filter; absent for all orders */ filter?: components["schemas"]["OrderFilter"];
        /** Part of a name or mobile number, or an order number */ q?: string;
        /** Only orders of this customer */ customer?: number;
        /** Only orders that reached the filter's status in this month; without a filter, those booked in it */
        month?: string;
        before?: components["parameters"]["Before"];
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
        /** Unique to one request, which has one effect however often it is sent */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["WalkInOrder"]; }; };
    responses: { 201: components["responses"]["OrderDetailCreated"]; default: components["responses"]["Problem"]; };
  };
  admin_order_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_order_approve: {
    parameters: { path: { /** Id of the request */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["Approval"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_order_decline: {
    parameters: { path: { /** Id of the request */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["Refusal"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_order_cancel: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Refusal"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_order_move: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["Step"];
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_order_undo: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UndoChange"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_team_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["TeamMember"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_piece_create: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["WalkInPiece"]; }; };
    responses: { 201: components["responses"]["OrderDetailCreated"]; default: components["responses"]["Problem"]; };
  };
  admin_piece_update: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdatePiece"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_piece_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_piece_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; /** Id of the removed piece */ piece: number; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_piece_move: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: components["requestBodies"]["Step"];
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_assignee_update: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Assignment"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_piece_promise: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PromisedDay"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_trial_update: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateTrial"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_piece_price_update: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["AgreedPrice"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_fabric_update: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["Fabric"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_piece_note_update: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PieceNote"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_measurement_update: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PieceMeasurements"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_alteration_list: {
    parameters: {};
    responses: { 200: components["responses"]["AlterationSummaryList"]; default: components["responses"]["Problem"]; };
  };
  admin_alteration_create: {
    parameters: { path: { id: components["parameters"]["Id"]; piece: components["parameters"]["Piece"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateAlteration"]; }; };
    responses: { 201: components["responses"]["OrderDetailCreated"]; default: components["responses"]["Problem"]; };
  };
  admin_alteration_update: {
    parameters: { path: { id: components["parameters"]["Id"]; alteration: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateAlteration"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_alteration_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; alteration: number; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_alteration_move: {
    parameters: { path: { id: components["parameters"]["Id"]; alteration: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["AlterationStep"]; }; };
    responses: { 200: components["responses"]["AlterationSummaryList"]; default: components["responses"]["Problem"]; };
  };
  admin_own_piece_list: {
    parameters: {};
    responses: { 200: components["responses"]["OwnPieceList"]; default: components["responses"]["Problem"]; };
  };
  admin_own_piece_move: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["OwnPieceStep"]; }; };
    responses: { 200: components["responses"]["OwnPieceList"]; default: components["responses"]["Problem"]; };
  };
  admin_own_piece_note_create: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["OwnPieceNote"]; }; };
    responses: { 201: components["responses"]["OwnPieceListCreated"]; default: components["responses"]["Problem"]; };
  };
  admin_own_piece_photo_create: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: { 201: components["responses"]["OwnPieceListCreated"]; default: components["responses"]["Problem"]; };
  };
  admin_own_piece_photo_view: {
    parameters: { path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; }; };
    responses: { 200: components["responses"]["Webp"]; default: components["responses"]["Problem"]; };
  };
  admin_order_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["OrderTerms"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_needed_by_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["NeededBy"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_visit_move: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["VisitTime"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_visit_assign: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["VisitAssignment"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_note_create: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateOrderNote"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_price_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["AgreedPrice"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_price_adjustments_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["PriceAdjustments"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_photo_view: {
    parameters: { path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; }; };
    responses: { 200: components["responses"]["Webp"]; default: components["responses"]["Problem"]; };
  };
  admin_photo_update: {
    parameters: { path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ShopPhotoSwitch"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_photo_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; photo: components["parameters"]["Photo"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_photo_create: {
    parameters: {
      query: {
        /** What the photo shows */ kind: components["schemas"]["ShopPhotoKind"];
        /** Whether the customer sees it */ shown?: boolean;
        /** Id of the piece; defaults to the first one */ piece?: components["parameters"]["PieceInQuery"];
      };
      path: { id: components["parameters"]["Id"]; };
    };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: { 201: components["responses"]["OrderDetailCreated"]; default: components["responses"]["Problem"]; };
  };
  admin_calendar_view: {
    parameters: { query?: { /** First day; defaults to today */ from?: components["parameters"]["FromInQuery"]; }; };
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
    parameters: { path: { day: components["parameters"]["Day"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_order_report_view: {
    parameters: { query: { month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrdersReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_order_report_download: {
    parameters: { query: { month: components["parameters"]["Month"]; }; };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_order_slip_download: {
    parameters: {
      query?: { /** Size; A5 if absent */ format?: components["schemas"]["SlipFormat"]; };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: { 200: components["responses"]["Pdf"]; default: components["responses"]["Problem"]; };
  };
  admin_job_card_download: {
    parameters: {
      query?: { /** Only of the piece at this position */ piece?: number; };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: { 200: components["responses"]["Pdf"]; default: components["responses"]["Problem"]; };
  };
  admin_measurement_profile_list: {
    parameters: { path: { customer: components["parameters"]["Customer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MeasurementProfile"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_measurement_profile_create: {
    parameters: { path: { customer: components["parameters"]["Customer"]; }; };
    requestBody: components["requestBodies"]["SaveMeasurementProfile"];
    responses: {
      201: { content: { "application/json": components["schemas"]["MeasurementProfile"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_measurement_profile_update: {
    parameters: { path: { customer: components["parameters"]["Customer"]; id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["SaveMeasurementProfile"];
    responses: { 200: components["responses"]["MeasurementProfile"]; default: components["responses"]["Problem"]; };
  };
  admin_last_measurements_view: {
    parameters: {
      query?: {
        /** Garment type; absent for an item that is of none */ garmentType?: number;
        /** Id of the person's profile */ profile?: number;
        /** Name of a person who is not chosen by profile; absent for the customer */ forWhom?: string;
      };
      path: { customer: components["parameters"]["Customer"]; };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LastMeasurements"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_status_link_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateStatusLink"]; }; };
    responses: { 200: components["responses"]["OrderDetail"]; default: components["responses"]["Problem"]; };
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
    parameters: { path: { customer: components["parameters"]["Customer"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PastOrder"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
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
      201: { content: { "application/json": components["schemas"]["AdminPinCode"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_pin_code_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["AdminPinCode"]; default: components["responses"]["Problem"]; };
  };
  admin_pin_code_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["AdminPinCode"]; default: components["responses"]["Problem"]; };
  };
  admin_pin_code_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdatePinCode"]; }; };
    responses: { 200: components["responses"]["AdminPinCode"]; default: components["responses"]["Problem"]; };
  };
  admin_pin_code_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_pin_code_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["AdminPinCode"]; default: components["responses"]["Problem"]; };
  };
  receipt_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["ReceiptLine"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  receipt_download: {
    parameters: { path: { /** Its id and `.pdf`: `12.pdf`. */ file: components["parameters"]["File"]; }; };
    responses: { 200: components["responses"]["Pdf"]; default: components["responses"]["Problem"]; };
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
        /** Only of this month, `yyyy-mm` */ month?: string;
        /** Part of a number, of a buyer's name, or of what was bought */ q?: string;
        /** Only older ones: `next` of the page before */ before?: number;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ReceiptPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_receipt_download: {
    parameters: { path: { /** Its id and `.pdf`: `12.pdf`. */ file: components["parameters"]["File"]; }; };
    responses: { 200: components["responses"]["Pdf"]; default: components["responses"]["Problem"]; };
  };
  admin_receipt_report_download: {
    parameters: {
      query: {
        /** The first month, `yyyy-mm` */ from: string;
        /** The last month, `yyyy-mm`; the first one without it */ to?: string;
      };
    };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_tax_view: {
    parameters: {};
    responses: { 200: components["responses"]["TaxSettings"]; default: components["responses"]["Problem"]; };
  };
  admin_tax_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["TaxDraft"]; }; };
    responses: { 200: components["responses"]["TaxSettings"]; default: components["responses"]["Problem"]; };
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
        /** Unique to one request, which has one effect however often it is sent */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreatePaymentOrder"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CheckoutBegun"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_order_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentOrder"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_order_confirm: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
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
    parameters: { path: { provider: string; }; };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: {
      200: { content: { "application/json": components["schemas"]["WebhookReceived"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  payment_callback: {
    parameters: { path: { provider: string; }; };
    requestBody: { content: { "application/x-www-form-urlencoded": components["schemas"]["ProviderCallback"]; }; };
    responses: {
      /** The page of what was paid for; its `payment` is `paid`, `confirming`, `returned` or `failed` */
      303: { headers: { /** A path of this site */ LOCATION: string; [name: string]: unknown; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_use_list: {
    parameters: {
      query?: { before?: components["parameters"]["Before"]; };
      path: { id: components["parameters"]["Id"]; };
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
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_payment_provider_check: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PaymentProviderKeys"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_dispute_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentDispute"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["PaymentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_refund_create: {
    parameters: {
      header?: {
        /** Unique to one request, which has one effect however often it is sent */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: { id: components["parameters"]["Id"]; };
    };
    requestBody: { content: { "application/json": components["schemas"]["RefundForm"]; }; };
    responses: { 200: components["responses"]["PaymentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_refund_retry: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["PaymentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_payment_retain: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["RetainPayment"]; }; };
    responses: { 200: components["responses"]["PaymentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_payment_release: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["PaymentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_unmatched_payment_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["UnmatchedPayment"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_unmatched_payment_settle: {
    parameters: { path: { /** The provider's id of the payment */ payment: components["parameters"]["Payment"]; }; };
    responses: { 200: components["responses"]["PaymentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_unmatched_payment_match: {
    parameters: { path: { /** The provider's id of the payment */ payment: components["parameters"]["Payment"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["MatchPayment"]; }; };
    responses: { 200: components["responses"]["PaymentDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_coupon_list: {
    parameters: {
      query?: {
        /** Text to search for */ q?: components["parameters"]["Q"];
        /** `true` for what is in the trash */ deleted?: components["parameters"]["Deleted"];
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
      201: { content: { "application/json": components["schemas"]["AdminCoupon"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_coupon_publish: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: components["requestBodies"]["PublishRecord"];
    responses: { 200: components["responses"]["AdminCoupon"]; default: components["responses"]["Problem"]; };
  };
  admin_coupon_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["AdminCoupon"]; default: components["responses"]["Problem"]; };
  };
  admin_coupon_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCoupon"]; }; };
    responses: { 200: components["responses"]["AdminCoupon"]; default: components["responses"]["Problem"]; };
  };
  admin_coupon_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_coupon_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["AdminCoupon"]; default: components["responses"]["Problem"]; };
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
    parameters: { query?: { /** How many days; 14 without it */ days?: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MoneyIn"]; }; };
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
  admin_ledger_view: {
    parameters: { path: { order: components["parameters"]["Order"]; }; };
    responses: { 200: components["responses"]["OrderLedger"]; default: components["responses"]["Problem"]; };
  };
  admin_counter_payment_create: {
    parameters: {
      header?: {
        /** Unique to one request, which has one effect however often it is sent */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: { order: components["parameters"]["Order"]; };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateCounterPayment"]; }; };
    responses: { 200: components["responses"]["OrderLedger"]; default: components["responses"]["Problem"]; };
  };
  admin_counter_payment_reverse: {
    parameters: { path: { order: components["parameters"]["Order"]; entry: components["parameters"]["Entry"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ReverseCounterPayment"]; }; };
    responses: { 200: components["responses"]["OrderLedger"]; default: components["responses"]["Problem"]; };
  };
  admin_counter_payment_retain: {
    parameters: { path: { order: components["parameters"]["Order"]; entry: components["parameters"]["Entry"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["RetainCounterPayment"]; }; };
    responses: { 200: components["responses"]["OrderLedger"]; default: components["responses"]["Problem"]; };
  };
  order_money_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["OrderMoney"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_list: {
    parameters: {
      query?: {
        /** Which ones; all without it */ show?: components["parameters"]["Show"];
        /** Of one month, `yyyy-mm`; of all time without it */ month?: components["parameters"]["MonthInQuery"];
        /** Part of a customer's name or mobile, of what was bought, of an order's number or of the provider's id */
        q?: components["parameters"]["QInQuery"];
        /** User id of one customer */ customer?: number;
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
        /** Which ones; all without it */ show?: components["parameters"]["Show"];
        /** Of one month, `yyyy-mm`; of all time without it */ month?: components["parameters"]["MonthInQuery"];
        /** Part of a customer's name or mobile, of what was bought, of an order's number or of the provider's id */
        q?: components["parameters"]["QInQuery"];
        /** User id of one customer */ customer?: number;
      };
    };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_customer_account_list: {
    parameters: { query: { /** User ids of the customers */ customer: number[]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerAccount"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_money_view: {
    parameters: { path: { user: number; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["CustomerMoney"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_report_view: {
    parameters: { query: { month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PaymentsReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_payment_report_download: {
    parameters: { query: { month: components["parameters"]["Month"]; }; };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_sales_report_view: {
    parameters: {
      query: {
        from: components["parameters"]["From"];
        to: components["parameters"]["To"];
        /** What it is compared with; nothing without it */ compare?: components["parameters"]["Compare"];
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
        from: components["parameters"]["From"];
        to: components["parameters"]["To"];
        /** What it is compared with; nothing without it */ compare?: components["parameters"]["Compare"];
      };
    };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
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
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_work_report_view: {
    parameters: { query: { from: components["parameters"]["From"]; to: components["parameters"]["To"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WorkReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_work_report_download: {
    parameters: { query: { from: components["parameters"]["From"]; to: components["parameters"]["To"]; }; };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_expense_list: {
    parameters: { query: { from: components["parameters"]["From"]; to: components["parameters"]["To"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ExpenseList"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_expense_create: {
    parameters: {
      header?: {
        /** Unique to one request, which has one effect however often it is sent */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["CreateExpense"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["Expense"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_expense_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateExpense"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_expense_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_expense_download: {
    parameters: { query: { from: components["parameters"]["From"]; to: components["parameters"]["To"]; }; };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_profit_report_view: {
    parameters: {
      query: {
        from: components["parameters"]["From"];
        to: components["parameters"]["To"];
        /** What it is compared with; nothing without it */ compare?: components["parameters"]["Compare"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["ProfitReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_cash_drawer_view: {
    parameters: { path: { day: components["parameters"]["Day"]; }; };
    responses: { 200: components["responses"]["CashDrawer"]; default: components["responses"]["Problem"]; };
  };
  admin_cash_drawer_update: {
    parameters: { path: { day: components["parameters"]["Day"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCashDrawer"]; }; };
    responses: { 200: components["responses"]["CashDrawer"]; default: components["responses"]["Problem"]; };
  };
  admin_cash_drawer_close: {
    parameters: { path: { day: components["parameters"]["Day"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CloseCashDrawer"]; }; };
    responses: { 200: components["responses"]["CashDrawer"]; default: components["responses"]["Problem"]; };
  };
  admin_cash_drawer_reopen: {
    parameters: { path: { day: components["parameters"]["Day"]; }; };
    responses: { 200: components["responses"]["CashDrawer"]; default: components["responses"]["Problem"]; };
  };
  admin_accountant_download: {
    parameters: { query: { from: components["parameters"]["From"]; to: components["parameters"]["To"]; }; };
    responses: {
      /** The tables as CSV in UTF-8, each with a header line */
      200: {
        headers: {
          /** File name */
          "CONTENT-DISPOSITION": string;
          /** Always `private, no-store` */
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
    responses: { 200: components["responses"]["NotificationSettings"]; default: components["responses"]["Problem"]; };
  };
  notification_settings_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateNotificationSettings"]; }; };
    responses: { 200: components["responses"]["NotificationSettings"]; default: components["responses"]["Problem"]; };
  };
  notification_device_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["CreateNotificationDevice"]; }; };
    responses: { 200: components["responses"]["NotificationSettings"]; default: components["responses"]["Problem"]; };
  };
  notification_device_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["NotificationSettings"]; default: components["responses"]["Problem"]; };
  };
  notification_device_test: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["NotificationTest"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_notification_emails_view: {
    parameters: {};
    responses: { 200: components["responses"]["ShopEmails"]; default: components["responses"]["Problem"]; };
  };
  admin_notification_emails_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ShopEmails"]; }; };
    responses: { 200: components["responses"]["ShopEmails"]; default: components["responses"]["Problem"]; };
  };
  admin_message_settings_view: {
    parameters: {};
    responses: { 200: components["responses"]["MessageSettings"]; default: components["responses"]["Problem"]; };
  };
  admin_message_settings_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageSettings"]; }; };
    responses: { 200: components["responses"]["MessageSettings"]; default: components["responses"]["Problem"]; };
  };
  admin_message_event_update: {
    parameters: { path: { event: components["schemas"]["MessageEvent"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageEvent"]; }; };
    responses: { 200: components["responses"]["MessageSettings"]; default: components["responses"]["Problem"]; };
  };
  admin_message_whatsapp_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateWhatsAppChannel"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_message_sms_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateSmsChannel"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_message_channel_delete: {
    parameters: { path: { channel: components["schemas"]["MessageChannel"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_message_template_check: {
    parameters: {};
    responses: { 200: components["responses"]["MessageSettings"]; default: components["responses"]["Problem"]; };
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
        /** Only those */ state?: components["schemas"]["MessageState"];
        before?: components["parameters"]["Before"];
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["MessagePage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_message_resend: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_chat_text_list: {
    parameters: {};
    responses: { 200: components["responses"]["ChatTexts"]; default: components["responses"]["Problem"]; };
  };
  admin_chat_text_update: {
    parameters: { path: { kind: components["schemas"]["ChatTextKind"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateChatText"]; }; };
    responses: { 200: components["responses"]["ChatTexts"]; default: components["responses"]["Problem"]; };
  };
  message_consent_view: {
    parameters: {};
    responses: { 200: components["responses"]["CustomerMessageConsent"]; default: components["responses"]["Problem"]; };
  };
  message_consent_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageConsent"]; }; };
    responses: { 200: components["responses"]["CustomerMessageConsent"]; default: components["responses"]["Problem"]; };
  };
  admin_message_consent_view: {
    parameters: { path: { customer: components["parameters"]["Customer"]; }; };
    responses: { 200: components["responses"]["CustomerMessageConsent"]; default: components["responses"]["Problem"]; };
  };
  admin_message_consent_update: {
    parameters: { path: { customer: components["parameters"]["Customer"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateMessageConsent"]; }; };
    responses: { 200: components["responses"]["CustomerMessageConsent"]; default: components["responses"]["Problem"]; };
  };
  message_webhook_verify: {
    parameters: {
      query: {
        /** `subscribe` */
        "hub.mode": string;
        "hub.verify_token": string;
        /** What to answer */
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
    requestBody: components["requestBodies"]["OctetStream"];
    responses: { 200: components["responses"]["MessageReportTaken"]; default: components["responses"]["Problem"]; };
  };
  message_webhook_sms_get: {
    parameters: { path: { /** The secret from the settings */ secret: string; }; };
    responses: { 200: components["responses"]["MessageReportTaken"]; default: components["responses"]["Problem"]; };
  };
  message_webhook_sms: {
    parameters: { path: { /** The secret from the settings */ secret: string; }; };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: { 200: components["responses"]["MessageReportTaken"]; default: components["responses"]["Problem"]; };
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
        /** What the file is about */ kind: components["schemas"]["ImportFileKind"];
        /** Name of the file */ name: string;
      };
    };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: {
      201: { content: { "application/json": components["schemas"]["ImportDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["ImportDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_import_preview: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ChooseImportFields"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["ImportPreview"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_start: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["ImportDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_undo: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["ImportDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_rejected_download: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_import_not_undone_download: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
  };
  admin_import_sample_download: {
    parameters: {
      query: { /** Kind of file */ format: components["parameters"]["Format"]; };
      path: { kind: components["parameters"]["Kind"]; };
    };
    responses: { 200: components["responses"]["OctetStream"]; default: components["responses"]["Problem"]; };
  };
  admin_export_download: {
    parameters: {
      query: { /** Kind of file */ format: components["parameters"]["Format"]; };
      path: { kind: components["parameters"]["Kind"]; };
    };
    responses: { 200: components["responses"]["OctetStream"]; default: components["responses"]["Problem"]; };
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
      /** Its lists are being read */
      201: { content: { "application/json": components["schemas"]["WebsiteDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["WebsiteDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_website_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_import_website_list_read: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
        /** What the list becomes */ kind: components["schemas"]["ImportKind"];
      };
    };
    requestBody: { content: { "application/json": components["schemas"]["ReadWebsiteList"]; }; };
    responses: { 200: components["responses"]["WebsiteDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_website_preview: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ChooseWebsiteLists"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["WebsiteListPreview"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_import_website_start: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ChooseWebsiteLists"]; }; };
    responses: { 200: components["responses"]["WebsiteDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_website_stop: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["WebsiteDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_website_continue: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["WebsiteDetail"]; default: components["responses"]["Problem"]; };
  };
  admin_import_website_undo: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["WebsiteDetail"]; default: components["responses"]["Problem"]; };
  };
  session_view: {
    parameters: {};
    responses: { 200: components["responses"]["Session"]; default: components["responses"]["Problem"]; };
  };
  session_create: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["Login"]; }; };
    responses: { 200: components["responses"]["Session"]; default: components["responses"]["Problem"]; };
  };
  session_delete: { parameters: {}; responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; }; };
  account_register: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["Registration"]; }; };
    responses: {
      /** The account was created and is logged in */
      201: { content: { "application/json": components["schemas"]["Session"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  password_forgot: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ForgottenPassword"]; }; };
    responses: {
      /** The email with the link is queued */
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
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  contact_change_confirm: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ContactLink"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  account_view: {
    parameters: {};
    responses: { 200: components["responses"]["Account"]; default: components["responses"]["Problem"]; };
  };
  account_delete: { parameters: {}; responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; }; };
  account_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["AccountChange"]; }; };
    responses: { 200: components["responses"]["Account"]; default: components["responses"]["Problem"]; };
  };
  account_download: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["AccountData"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  password_change: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PasswordChange"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  session_confirm: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["PasswordConfirmation"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  session_list: {
    parameters: {};
    responses: {
      200: { content: { "application/json": components["schemas"]["SessionEntry"][]; }; };
      default: components["responses"]["Problem"];
    };
  };
  session_end: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
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
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
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
      201: { content: { "application/json": components["schemas"]["CalendarFeedAddress"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  calendar_feed_delete: {
    parameters: {};
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_customer_list: {
    parameters: {
      query?: {
        /** Filter; absent for all customers */ filter?: components["schemas"]["CustomerFilter"];
        /** Part of a name, mobile number or email address */ q?: string;
        before?: components["parameters"]["Before"];
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
      201: { content: { "application/json": components["schemas"]["Customer"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_customer_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_customer_update: {
    parameters: { path: { /** Id of the walk-in */ id: number; }; };
    requestBody: { content: { "application/json": components["schemas"]["WalkInChange"]; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_customer_note_create: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateCustomerNote"]; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_customer_note_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; note: number; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_customer_block: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_customer_unblock: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_customer_reset: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_contact_release: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ContactRelease"]; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_walk_in_link: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["WalkInLink"]; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
  };
  admin_walk_in_unlink: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; walk_in: number; }; };
    responses: { 200: components["responses"]["Customer"]; default: components["responses"]["Problem"]; };
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
      201: { content: { "application/json": components["schemas"]["Invited"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_invite: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["CreateInvitation"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["Invited"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_password_reset: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["PasswordLink"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_staff_role_update: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["StaffRoleChange"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_staff_delete: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_staff_two_factor_delete: {
    parameters: { path: { /** Id of the account */ id: components["parameters"]["IdInPath"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
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
      201: { content: { "application/json": components["schemas"]["CreatedAccessToken"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_access_token_revoke: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  setup_view: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["SetupKey"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SetupState"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  setup_address_update: {
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
      /** The owner's account is created and logged in */
      201: { content: { "application/json": components["schemas"]["OpenedShop"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  search_list: {
    parameters: {
      query: {
        /** What to look for */ q: string;
        /** Only results of this kind, and more of them */ type?: components["schemas"]["SearchKind"];
        /** Not to correct the query */ exact?: boolean;
      };
    };
    responses: {
      /** At most ten results, or those of one kind */
      200: {
        headers: {
          /** Always `no-store`: what visitors search for is not cached */
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
    parameters: { query: { month: components["parameters"]["Month"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SearchReport"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_search_report_download: {
    parameters: { query: { month: components["parameters"]["Month"]; }; };
    responses: { 200: components["responses"]["Csv"]; default: components["responses"]["Problem"]; };
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
        /** Part of the alternative text */ q?: string;
        before?: components["parameters"]["Before"];
        deleted?: boolean;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryImagePage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_create: {
    parameters: { query?: { /** Alternative text */ alt?: string; }; };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: {
      201: { content: { "application/json": components["schemas"]["LibraryImage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_crop: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["ImageCrop"]; }; };
    responses: {
      201: { content: { "application/json": components["schemas"]["LibraryImage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_image_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["LibraryImage"]; default: components["responses"]["Problem"]; };
  };
  admin_image_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateImage"]; }; };
    responses: { 200: components["responses"]["LibraryImage"]; default: components["responses"]["Problem"]; };
  };
  admin_image_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_image_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["LibraryImage"]; default: components["responses"]["Problem"]; };
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
    requestBody: { content: { "application/json": components["schemas"]["FileStorageBucket"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_file_storage_delete: {
    parameters: {};
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_file_storage_test: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["FileStorageBucket"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_video_upload_create: {
    parameters: {
      header?: {
        /** Version of tus: 1.0.0. */
        "Tus-Resumable"?: string;
        /** Size of the whole video in bytes, at most 2 GB */
        "Upload-Length"?: number;
        /** Pairs of a name and a value in base64, separated by commas */
        "Upload-Metadata"?: string;
      };
    };
    responses: {
      /** The upload can begin */
      201: {
        headers: {
          /** URL to send the file to. Its last segment is the video's id. */ LOCATION: string;
          /** When the upload expires if nothing arrives */
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
      /** Capabilities of the server */
      204: {
        headers: {
          "TUS-RESUMABLE": string;
          "TUS-VERSION": string;
          "TUS-EXTENSION": string;
          /** Maximum size of a video, in bytes */
          "TUS-MAX-SIZE": number;
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_upload_delete: {
    parameters: {
      header?: { /** Version of tus: 1.0.0. */ "Tus-Resumable"?: string; };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: {
      /** The upload was ended */
      204: { headers: { "TUS-RESUMABLE": string; [name: string]: unknown; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_upload_view: {
    parameters: {
      header?: { /** Version of tus: 1.0.0. */ "Tus-Resumable"?: string; };
      path: { id: components["parameters"]["Id"]; };
    };
    responses: {
      /** State of the upload */
      200: {
        headers: {
          /** Offset of the next part */
          "UPLOAD-OFFSET": number;
          /** Size of the whole video in bytes */
          "UPLOAD-LENGTH": number;
          /** When the upload expires if nothing arrives */
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
        "Tus-Resumable"?: string;
        /** Number of bytes received before */
        "Upload-Offset"?: number;
      };
      path: { id: components["parameters"]["Id"]; };
    };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: {
      204: {
        headers: {
          /** Offset of the next part */
          "UPLOAD-OFFSET": number;
          /** When the upload expires if nothing arrives */
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
        /** Part of the title */ q?: string;
        before?: components["parameters"]["Before"];
        deleted?: boolean;
        /** `true` for videos that are public, `false` for those of courses only */ public?: boolean;
      };
    };
    responses: {
      200: { content: { "application/json": components["schemas"]["LibraryVideoPage"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_cover: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["VideoCover"]; }; };
    responses: { 200: components["responses"]["LibraryVideo"]; default: components["responses"]["Problem"]; };
  };
  admin_video_captions_update: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
        /** Language code of two or three letters, such as en or ta */ language: string;
      };
    };
    requestBody: components["requestBodies"]["OctetStream"];
    responses: { 200: components["responses"]["LibraryVideo"]; default: components["responses"]["Problem"]; };
  };
  admin_video_captions_delete: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
        /** Language code of two or three letters, such as en or ta */ language: string;
      };
    };
    responses: { 200: components["responses"]["LibraryVideo"]; default: components["responses"]["Problem"]; };
  };
  admin_video_preview: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["SeenVideo"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_video_view: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["LibraryVideo"]; default: components["responses"]["Problem"]; };
  };
  admin_video_update: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["UpdateVideo"]; }; };
    responses: { 200: components["responses"]["LibraryVideo"]; default: components["responses"]["Problem"]; };
  };
  admin_video_delete: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_video_restore: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { 200: components["responses"]["LibraryVideo"]; default: components["responses"]["Problem"]; };
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
    responses: { 202: components["responses"]["BackupList"]; default: components["responses"]["Problem"]; };
  };
  admin_backup_view: {
    parameters: { path: { name: components["parameters"]["Name"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BackupDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_delete: {
    parameters: { path: { name: components["parameters"]["Name"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_backup_download: {
    parameters: { path: { name: components["parameters"]["Name"]; }; };
    responses: {
      /** The backup as one tar file */
      200: {
        headers: {
          /** File name */
          "CONTENT-DISPOSITION": string;
          /** Length in bytes */
          "CONTENT-LENGTH": string;
          /** Disables caching */
          "CACHE-CONTROL": string;
          [name: string]: unknown;
        };
        content: { "application/x-tar": string; };
      };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_restore: {
    parameters: { path: { name: components["parameters"]["Name"]; }; };
    requestBody: { content: { "application/json": components["schemas"]["RestoreBackup"]; }; };
    responses: { 202: components["responses"]["BackupList"]; default: components["responses"]["Problem"]; };
  };
  admin_backup_undo: {
    parameters: { path: { /** Name of the replaced shop */ name: string; }; };
    requestBody: { content: { "application/json": components["schemas"]["RestoreBackup"]; }; };
    responses: { 202: components["responses"]["BackupList"]; default: components["responses"]["Problem"]; };
  };
  admin_backup_bucket_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["BucketFields"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["BackupBucketSaved"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_backup_bucket_delete: {
    parameters: {};
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_backup_bucket_confirm: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["ConfirmRecoveryKey"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
  };
  admin_audit_list: {
    parameters: {
      query?: {
        /** User id: only actions of this user */ actor?: number;
        /**
         * Prefix of the action: a feature, such as `orders.`, or a whole action, such as
         * `orders.cancelled`.
         */
        action?: string;
        /** Only this day in India */ day?: string;
        before?: components["parameters"]["Before"];
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
        /** Only those */ state?: components["schemas"]["MailState"];
        /** Part of an address, a subject or a kind of email */ q?: string;
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
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: {
      200: { content: { "application/json": components["schemas"]["MailDetail"]; }; };
      default: components["responses"]["Problem"];
    };
  };
  admin_mail_resend: {
    parameters: { path: { id: components["parameters"]["Id"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
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
  admin_mail_setup_update: {
    parameters: {};
    requestBody: { content: { "application/json": components["schemas"]["UpdateEmailDelivery"]; }; };
    responses: { /** Done */ 204: {}; default: components["responses"]["Problem"]; };
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
  favourite_create: "POST /me/favourites";
  favourite_delete: "DELETE /me/favourites/{product}";
  product_review_view: "GET /me/product-reviews/{product}";
  product_review_update: "PUT /me/product-reviews/{product}";
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
  admin_piecework_statement_print: "GET /admin/piecework/statements/{maker}/statement.pdf";
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
  review_update: "PUT /me/courses/{id}/review";
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
  admin_order_decline: "POST /admin/orders/{id}/reject";
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
  admin_payment_waiting_view: "GET /admin/payments/waiting";
  admin_ledger_view: "GET /admin/payments/order-ledgers/{order}";
  admin_counter_payment_create: "POST /admin/payments/order-ledgers/{order}/entries";
  admin_counter_payment_reverse: "POST /admin/payments/order-ledgers/{order}/entries/{entry}/reverse";
  admin_counter_payment_retain: "PUT /admin/payments/order-ledgers/{order}/entries/{entry}/retention";
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
  account_download: "GET /me/account/data";
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
  setup_address_update: "POST /setup/address";
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
  admin_video_preview: "POST /admin/media/videos/{id}/look";
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
  admin_mail_setup_update: "PUT /admin/mails/setup";
  admin_mail_setup_check: "POST /admin/mails/setup/check";
  admin_mail_release: "PUT /admin/mails/held";
  health_view: "GET /health";
}
