//! Banner, offers, gallery, events, testimonials, how-to-measure, pages, shop facts, enquiries
