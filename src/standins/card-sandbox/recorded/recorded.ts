import type Stripe from 'stripe'

export const intentOpen: Stripe.PaymentIntent = {
  "id": "pi_1",
  "object": "payment_intent",
  "allowed_payment_method_types": null,
  "amount": 285000,
  "amount_capturable": 0,
  "amount_details": {
    "tip": {}
  },
  "amount_received": 0,
  "application": null,
  "application_fee_amount": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "canceled_at": null,
  "cancellation_reason": null,
  "capture_method": "automatic_async",
  "client_secret": "pi_2",
  "confirmation_method": "automatic",
  "created": 1772445600,
  "currency": "usd",
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "last_payment_error": null,
  "latest_charge": null,
  "livemode": false,
  "managed_payments": null,
  "metadata": {
    "registration": "r1"
  },
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": null,
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "installments": null,
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "payment_record": null,
  "processing": null,
  "receipt_email": null,
  "review": null,
  "setup_future_usage": "off_session",
  "shipping": null,
  "source": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "requires_payment_method",
  "transfer_data": null,
  "transfer_group": null
}

export const intentDeclined: Stripe.PaymentIntent = {
  "id": "pi_1",
  "object": "payment_intent",
  "allowed_payment_method_types": null,
  "amount": 285000,
  "amount_capturable": 0,
  "amount_details": {
    "tip": {}
  },
  "amount_received": 0,
  "application": null,
  "application_fee_amount": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "canceled_at": null,
  "cancellation_reason": null,
  "capture_method": "automatic_async",
  "client_secret": "pi_2",
  "confirmation_method": "automatic",
  "created": 1772445600,
  "currency": "usd",
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "last_payment_error": {
    "charge": "ch_4",
    "code": "card_declined",
    "decline_code": "generic_decline",
    "message": "Your card was declined.",
    "payment_method": {
      "id": "pm_5",
      "object": "payment_method",
      "allow_redisplay": "unspecified",
      "billing_details": {
        "address": {
          "city": null,
          "country": null,
          "line1": null,
          "line2": null,
          "postal_code": null,
          "state": null
        },
        "email": null,
        "name": null,
        "phone": null,
        "tax_id": null
      },
      "card": {
        "brand": "visa",
        "checks": {
          "address_line1_check": null,
          "address_postal_code_check": null,
          "cvc_check": "pass"
        },
        "country": "US",
        "display_brand": "visa",
        "exp_month": 12,
        "exp_year": 2027,
        "fingerprint": "rNCPKaQfLlWrDE93",
        "funding": "credit",
        "generated_from": null,
        "last4": "0002",
        "networks": {
          "available": [
            "visa"
          ],
          "preferred": null
        },
        "regulated_status": "unregulated",
        "three_d_secure_usage": {
          "supported": true
        },
        "wallet": null
      },
      "created": 1772445600,
      "customer": null,
      "customer_account": null,
      "livemode": false,
      "metadata": {},
      "type": "card"
    },
    "type": "card_error"
  },
  "latest_charge": "ch_4",
  "livemode": false,
  "managed_payments": null,
  "metadata": {
    "registration": "r1"
  },
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": null,
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "installments": null,
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "payment_record": null,
  "processing": null,
  "receipt_email": null,
  "review": null,
  "setup_future_usage": "off_session",
  "shipping": null,
  "source": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "requires_payment_method",
  "transfer_data": null,
  "transfer_group": null
}

export const intentAskingTheBank: Stripe.PaymentIntent = {
  "id": "pi_1",
  "object": "payment_intent",
  "allowed_payment_method_types": null,
  "amount": 285000,
  "amount_capturable": 0,
  "amount_details": {
    "tip": {}
  },
  "amount_received": 0,
  "application": null,
  "application_fee_amount": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "canceled_at": null,
  "cancellation_reason": null,
  "capture_method": "automatic_async",
  "client_secret": "pi_2",
  "confirmation_method": "automatic",
  "created": 1772445600,
  "currency": "usd",
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "last_payment_error": null,
  "latest_charge": "ch_4",
  "livemode": false,
  "managed_payments": null,
  "metadata": {
    "registration": "r1"
  },
  "next_action": {
    "type": "use_stripe_sdk",
    "use_stripe_sdk": {
      "type": "three_d_secure_redirect",
      "stripe_js": "http://127.0.0.1/sandbox/3ds?payment_intent=pi_1&client_secret=pi_2"
    }
  },
  "on_behalf_of": null,
  "payment_method": "pm_6",
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "installments": null,
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "payment_record": null,
  "processing": null,
  "receipt_email": null,
  "review": null,
  "setup_future_usage": "off_session",
  "shipping": null,
  "source": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "requires_action",
  "transfer_data": null,
  "transfer_group": null
}

export const intentPaid: Stripe.PaymentIntent = {
  "id": "pi_1",
  "object": "payment_intent",
  "allowed_payment_method_types": null,
  "amount": 285000,
  "amount_capturable": 0,
  "amount_details": {
    "tip": {}
  },
  "amount_received": 285000,
  "application": null,
  "application_fee_amount": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "canceled_at": null,
  "cancellation_reason": null,
  "capture_method": "automatic_async",
  "client_secret": "pi_2",
  "confirmation_method": "automatic",
  "created": 1772445600,
  "currency": "usd",
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "last_payment_error": null,
  "latest_charge": "ch_7",
  "livemode": false,
  "managed_payments": null,
  "metadata": {
    "registration": "r1"
  },
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": "pm_8",
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "installments": null,
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "payment_record": null,
  "processing": null,
  "receipt_email": null,
  "review": null,
  "setup_future_usage": "off_session",
  "shipping": null,
  "source": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "succeeded",
  "transfer_data": null,
  "transfer_group": null
}

export const intentExpanded: Stripe.PaymentIntent = {
  "id": "pi_1",
  "object": "payment_intent",
  "allowed_payment_method_types": null,
  "amount": 285000,
  "amount_capturable": 0,
  "amount_details": {
    "tip": {}
  },
  "amount_received": 285000,
  "application": null,
  "application_fee_amount": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "canceled_at": null,
  "cancellation_reason": null,
  "capture_method": "automatic_async",
  "client_secret": "pi_2",
  "confirmation_method": "automatic",
  "created": 1772445600,
  "currency": "usd",
  "customer": {
    "id": "cus_3",
    "object": "customer",
    "address": null,
    "balance": 0,
    "created": 1772445600,
    "currency": null,
    "default_source": null,
    "delinquent": false,
    "description": null,
    "discount": null,
    "email": null,
    "invoice_settings": {
      "custom_fields": null,
      "default_payment_method": null,
      "footer": null,
      "rendering_options": null
    },
    "livemode": false,
    "metadata": {
      "registrationId": "r1"
    },
    "name": null,
    "phone": null,
    "preferred_locales": [],
    "shipping": null,
    "tax_exempt": "none",
    "test_clock": null
  },
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "last_payment_error": null,
  "latest_charge": {
    "id": "ch_7",
    "object": "charge",
    "amount": 285000,
    "amount_captured": 285000,
    "amount_refunded": 100,
    "application": null,
    "application_fee": null,
    "application_fee_amount": null,
    "balance_transaction": "txn_9",
    "billing_details": {
      "address": {
        "city": null,
        "country": null,
        "line1": null,
        "line2": null,
        "postal_code": null,
        "state": null
      },
      "email": null,
      "name": null,
      "phone": null,
      "tax_id": null
    },
    "calculated_statement_descriptor": "CARD SANDBOX",
    "captured": true,
    "created": 1772445600,
    "currency": "usd",
    "customer": "cus_3",
    "description": null,
    "disputed": false,
    "failure_balance_transaction": null,
    "failure_code": null,
    "failure_message": null,
    "fraud_details": {},
    "livemode": false,
    "metadata": {
      "registration": "r1"
    },
    "on_behalf_of": null,
    "outcome": {
      "advice_code": null,
      "network_advice_code": null,
      "network_decline_code": null,
      "network_status": "approved_by_network",
      "reason": null,
      "risk_level": "normal",
      "risk_score": 20,
      "seller_message": "Payment complete.",
      "type": "authorized"
    },
    "paid": true,
    "payment_intent": "pi_1",
    "payment_method": "pm_8",
    "payment_method_details": {
      "card": {
        "amount_authorized": 285000,
        "authorization_code": null,
        "brand": "visa",
        "checks": {
          "address_line1_check": null,
          "address_postal_code_check": null,
          "cvc_check": "pass"
        },
        "country": "US",
        "electronic_commerce_indicator": null,
        "exp_month": 12,
        "exp_year": 2027,
        "fingerprint": "R3u6EzwYImf-Xwhp",
        "funding": "credit",
        "installments": null,
        "last4": "4242",
        "mandate": null,
        "network": "visa",
        "network_transaction_id": null,
        "regulated_status": "unregulated",
        "three_d_secure": null,
        "transaction_link_id": null,
        "wallet": null
      },
      "type": "card"
    },
    "radar_options": {},
    "receipt_email": null,
    "receipt_number": null,
    "receipt_url": null,
    "refunded": false,
    "review": null,
    "shipping": null,
    "source": null,
    "source_transfer": null,
    "statement_descriptor": null,
    "statement_descriptor_suffix": null,
    "status": "succeeded",
    "transfer_data": null,
    "transfer_group": null
  },
  "livemode": false,
  "managed_payments": null,
  "metadata": {
    "registration": "r1"
  },
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": {
    "id": "pm_8",
    "object": "payment_method",
    "allow_redisplay": "unspecified",
    "billing_details": {
      "address": {
        "city": null,
        "country": null,
        "line1": null,
        "line2": null,
        "postal_code": null,
        "state": null
      },
      "email": null,
      "name": null,
      "phone": null,
      "tax_id": null
    },
    "card": {
      "brand": "visa",
      "checks": {
        "address_line1_check": null,
        "address_postal_code_check": null,
        "cvc_check": "pass"
      },
      "country": "US",
      "display_brand": "visa",
      "exp_month": 12,
      "exp_year": 2027,
      "fingerprint": "R3u6EzwYImf-Xwhp",
      "funding": "credit",
      "generated_from": null,
      "last4": "4242",
      "networks": {
        "available": [
          "visa"
        ],
        "preferred": null
      },
      "regulated_status": "unregulated",
      "three_d_secure_usage": {
        "supported": true
      },
      "wallet": null
    },
    "created": 1772445600,
    "customer": "cus_3",
    "customer_account": null,
    "livemode": false,
    "metadata": {},
    "type": "card"
  },
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "installments": null,
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "payment_record": null,
  "processing": null,
  "receipt_email": null,
  "review": null,
  "setup_future_usage": "off_session",
  "shipping": null,
  "source": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "succeeded",
  "transfer_data": null,
  "transfer_group": null
}

export const intentCanceled: Stripe.PaymentIntent = {
  "id": "pi_10",
  "object": "payment_intent",
  "allowed_payment_method_types": null,
  "amount": 285000,
  "amount_capturable": 0,
  "amount_details": {
    "tip": {}
  },
  "amount_received": 0,
  "application": null,
  "application_fee_amount": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "canceled_at": 1772445610,
  "cancellation_reason": null,
  "capture_method": "automatic_async",
  "client_secret": "pi_11",
  "confirmation_method": "automatic",
  "created": 1772445610,
  "currency": "usd",
  "customer": null,
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "last_payment_error": null,
  "latest_charge": null,
  "livemode": false,
  "managed_payments": null,
  "metadata": {},
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": null,
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "installments": null,
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "payment_record": null,
  "processing": null,
  "receipt_email": null,
  "review": null,
  "setup_future_usage": null,
  "shipping": null,
  "source": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "canceled",
  "transfer_data": null,
  "transfer_group": null
}

export const charge: Stripe.Charge = {
  "id": "ch_7",
  "object": "charge",
  "amount": 285000,
  "amount_captured": 285000,
  "amount_refunded": 100,
  "application": null,
  "application_fee": null,
  "application_fee_amount": null,
  "balance_transaction": "txn_9",
  "billing_details": {
    "address": {
      "city": null,
      "country": null,
      "line1": null,
      "line2": null,
      "postal_code": null,
      "state": null
    },
    "email": null,
    "name": null,
    "phone": null,
    "tax_id": null
  },
  "calculated_statement_descriptor": "CARD SANDBOX",
  "captured": true,
  "created": 1772445600,
  "currency": "usd",
  "customer": "cus_3",
  "description": null,
  "disputed": false,
  "failure_balance_transaction": null,
  "failure_code": null,
  "failure_message": null,
  "fraud_details": {},
  "livemode": false,
  "metadata": {
    "registration": "r1"
  },
  "on_behalf_of": null,
  "outcome": {
    "advice_code": null,
    "network_advice_code": null,
    "network_decline_code": null,
    "network_status": "approved_by_network",
    "reason": null,
    "risk_level": "normal",
    "risk_score": 20,
    "seller_message": "Payment complete.",
    "type": "authorized"
  },
  "paid": true,
  "payment_intent": "pi_1",
  "payment_method": "pm_8",
  "payment_method_details": {
    "card": {
      "amount_authorized": 285000,
      "authorization_code": null,
      "brand": "visa",
      "checks": {
        "address_line1_check": null,
        "address_postal_code_check": null,
        "cvc_check": "pass"
      },
      "country": "US",
      "electronic_commerce_indicator": null,
      "exp_month": 12,
      "exp_year": 2027,
      "fingerprint": "R3u6EzwYImf-Xwhp",
      "funding": "credit",
      "installments": null,
      "last4": "4242",
      "mandate": null,
      "network": "visa",
      "network_transaction_id": null,
      "regulated_status": "unregulated",
      "three_d_secure": null,
      "transaction_link_id": null,
      "wallet": null
    },
    "type": "card"
  },
  "radar_options": {},
  "receipt_email": null,
  "receipt_number": null,
  "receipt_url": null,
  "refunded": false,
  "review": null,
  "shipping": null,
  "source": null,
  "source_transfer": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "succeeded",
  "transfer_data": null,
  "transfer_group": null
}

export const intentAway: Stripe.PaymentIntent = {
  "id": "pi_12",
  "object": "payment_intent",
  "allowed_payment_method_types": null,
  "amount": 285000,
  "amount_capturable": 0,
  "amount_details": {
    "tip": {}
  },
  "amount_received": 0,
  "application": null,
  "application_fee_amount": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "canceled_at": null,
  "cancellation_reason": null,
  "capture_method": "automatic_async",
  "client_secret": "pi_13",
  "confirmation_method": "automatic",
  "created": 1772445620,
  "currency": "usd",
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "last_payment_error": {
    "charge": "ch_14",
    "code": "authentication_required",
    "decline_code": "authentication_required",
    "message": "Your card was declined. This transaction requires authentication.",
    "payment_method": {
      "id": "pm_15",
      "object": "payment_method",
      "allow_redisplay": "unspecified",
      "billing_details": {
        "address": {
          "city": null,
          "country": null,
          "line1": null,
          "line2": null,
          "postal_code": null,
          "state": null
        },
        "email": null,
        "name": null,
        "phone": null,
        "tax_id": null
      },
      "card": {
        "brand": "visa",
        "checks": {
          "address_line1_check": null,
          "address_postal_code_check": null,
          "cvc_check": "pass"
        },
        "country": "US",
        "display_brand": "visa",
        "exp_month": 12,
        "exp_year": 2027,
        "fingerprint": "dZl9UGI6t0S2m_bT",
        "funding": "credit",
        "generated_from": null,
        "last4": "3184",
        "networks": {
          "available": [
            "visa"
          ],
          "preferred": null
        },
        "regulated_status": "unregulated",
        "three_d_secure_usage": {
          "supported": true
        },
        "wallet": null
      },
      "created": 1772445620,
      "customer": "cus_3",
      "customer_account": null,
      "livemode": false,
      "metadata": {},
      "type": "card"
    },
    "type": "card_error"
  },
  "latest_charge": "ch_14",
  "livemode": false,
  "managed_payments": null,
  "metadata": {},
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": null,
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "installments": null,
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "payment_record": null,
  "processing": null,
  "receipt_email": null,
  "review": null,
  "setup_future_usage": null,
  "shipping": null,
  "source": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "requires_payment_method",
  "transfer_data": null,
  "transfer_group": null
}

export const setupOpen: Stripe.SetupIntent = {
  "id": "seti_16",
  "object": "setup_intent",
  "allowed_payment_method_types": null,
  "application": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "cancellation_reason": null,
  "client_secret": "seti_17",
  "created": 1772445620,
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "flow_directions": null,
  "last_setup_error": null,
  "latest_attempt": null,
  "livemode": false,
  "managed_payments": null,
  "mandate": null,
  "metadata": {},
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": null,
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "single_use_mandate": null,
  "status": "requires_payment_method",
  "usage": "off_session"
}

export const setupDone: Stripe.SetupIntent = {
  "id": "seti_16",
  "object": "setup_intent",
  "allowed_payment_method_types": null,
  "application": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "cancellation_reason": null,
  "client_secret": "seti_17",
  "created": 1772445620,
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "flow_directions": null,
  "last_setup_error": null,
  "latest_attempt": null,
  "livemode": false,
  "managed_payments": null,
  "mandate": null,
  "metadata": {},
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": "pm_15",
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "single_use_mandate": null,
  "status": "succeeded",
  "usage": "off_session"
}

export const setupFailed: Stripe.SetupIntent = {
  "id": "seti_16",
  "object": "setup_intent",
  "allowed_payment_method_types": null,
  "application": null,
  "automatic_payment_methods": {
    "allow_redirects": "always",
    "enabled": true
  },
  "cancellation_reason": null,
  "client_secret": "seti_17",
  "created": 1772445620,
  "customer": "cus_3",
  "customer_account": null,
  "description": null,
  "excluded_payment_method_types": null,
  "flow_directions": null,
  "last_setup_error": {
    "code": "card_declined",
    "decline_code": "generic_decline",
    "message": "Your card was declined.",
    "payment_method": {
      "id": "pm_18",
      "object": "payment_method",
      "allow_redisplay": "unspecified",
      "billing_details": {
        "address": {
          "city": null,
          "country": null,
          "line1": null,
          "line2": null,
          "postal_code": null,
          "state": null
        },
        "email": null,
        "name": null,
        "phone": null,
        "tax_id": null
      },
      "card": {
        "brand": "visa",
        "checks": {
          "address_line1_check": null,
          "address_postal_code_check": null,
          "cvc_check": "pass"
        },
        "country": "US",
        "display_brand": "visa",
        "exp_month": 12,
        "exp_year": 2027,
        "fingerprint": "rNCPKaQfLlWrDE93",
        "funding": "credit",
        "generated_from": null,
        "last4": "0002",
        "networks": {
          "available": [
            "visa"
          ],
          "preferred": null
        },
        "regulated_status": "unregulated",
        "three_d_secure_usage": {
          "supported": true
        },
        "wallet": null
      },
      "created": 1772445620,
      "customer": null,
      "customer_account": null,
      "livemode": false,
      "metadata": {},
      "type": "card"
    },
    "type": "card_error"
  },
  "latest_attempt": null,
  "livemode": false,
  "managed_payments": null,
  "mandate": null,
  "metadata": {},
  "next_action": null,
  "on_behalf_of": null,
  "payment_method": null,
  "payment_method_configuration_details": null,
  "payment_method_options": {
    "card": {
      "mandate_options": null,
      "network": null,
      "request_three_d_secure": "automatic"
    }
  },
  "payment_method_types": [
    "card"
  ],
  "single_use_mandate": null,
  "status": "requires_payment_method",
  "usage": "off_session"
}

export const chargeFailed: Stripe.Charge = {
  "id": "ch_4",
  "object": "charge",
  "amount": 285000,
  "amount_captured": 0,
  "amount_refunded": 0,
  "application": null,
  "application_fee": null,
  "application_fee_amount": null,
  "balance_transaction": null,
  "billing_details": {
    "address": {
      "city": null,
      "country": null,
      "line1": null,
      "line2": null,
      "postal_code": null,
      "state": null
    },
    "email": null,
    "name": null,
    "phone": null,
    "tax_id": null
  },
  "calculated_statement_descriptor": "CARD SANDBOX",
  "captured": false,
  "created": 1772445600,
  "currency": "usd",
  "customer": "cus_3",
  "description": null,
  "disputed": false,
  "failure_balance_transaction": null,
  "failure_code": "card_declined",
  "failure_message": "Your card was declined.",
  "fraud_details": {},
  "livemode": false,
  "metadata": {
    "registration": "r1"
  },
  "on_behalf_of": null,
  "outcome": {
    "advice_code": null,
    "network_advice_code": null,
    "network_decline_code": null,
    "network_status": "declined_by_network",
    "reason": "generic_decline",
    "risk_level": "normal",
    "risk_score": 20,
    "seller_message": "The bank did not approve the payment.",
    "type": "issuer_declined"
  },
  "paid": false,
  "payment_intent": "pi_1",
  "payment_method": "pm_5",
  "payment_method_details": {
    "card": {
      "amount_authorized": null,
      "authorization_code": null,
      "brand": "visa",
      "checks": {
        "address_line1_check": null,
        "address_postal_code_check": null,
        "cvc_check": "pass"
      },
      "country": "US",
      "electronic_commerce_indicator": null,
      "exp_month": 12,
      "exp_year": 2027,
      "fingerprint": "rNCPKaQfLlWrDE93",
      "funding": "credit",
      "installments": null,
      "last4": "0002",
      "mandate": null,
      "network": "visa",
      "network_transaction_id": null,
      "regulated_status": "unregulated",
      "three_d_secure": null,
      "transaction_link_id": null,
      "wallet": null
    },
    "type": "card"
  },
  "radar_options": {},
  "receipt_email": null,
  "receipt_number": null,
  "receipt_url": null,
  "refunded": false,
  "review": null,
  "shipping": null,
  "source": null,
  "source_transfer": null,
  "statement_descriptor": null,
  "statement_descriptor_suffix": null,
  "status": "failed",
  "transfer_data": null,
  "transfer_group": null
}

export const refund: Stripe.Refund = {
  "id": "re_19",
  "object": "refund",
  "amount": 100,
  "balance_transaction": "txn_20",
  "charge": "ch_7",
  "created": 1772445610,
  "currency": "usd",
  "customer": "cus_3",
  "customer_account": null,
  "destination_details": {
    "card": {
      "reference_status": "pending",
      "reference_type": "acquirer_reference_number",
      "type": "refund"
    },
    "type": "card"
  },
  "metadata": {},
  "payment_intent": "pi_1",
  "payment_method": "pm_8",
  "reason": null,
  "receipt_number": null,
  "source_transfer_reversal": null,
  "status": "succeeded",
  "transfer_reversal": null
}

export const refundPending: Stripe.Refund = {
  "id": "re_21",
  "object": "refund",
  "amount": 285000,
  "balance_transaction": "txn_22",
  "charge": "ch_23",
  "created": 1772445610,
  "currency": "usd",
  "customer": null,
  "customer_account": null,
  "destination_details": {
    "card": {
      "reference_status": "pending",
      "reference_type": "acquirer_reference_number",
      "type": "refund"
    },
    "type": "card"
  },
  "metadata": {},
  "payment_intent": "pi_24",
  "payment_method": "pm_25",
  "pending_reason": "processing",
  "reason": null,
  "receipt_number": null,
  "source_transfer_reversal": null,
  "status": "pending",
  "transfer_reversal": null
}

export const refundFailed: Stripe.Refund = {
  "id": "re_26",
  "object": "refund",
  "amount": 285000,
  "balance_transaction": "txn_27",
  "charge": "ch_28",
  "created": 1772445610,
  "currency": "usd",
  "customer": null,
  "customer_account": null,
  "destination_details": {
    "card": {
      "reference_status": "pending",
      "reference_type": "acquirer_reference_number",
      "type": "refund"
    },
    "type": "card"
  },
  "metadata": {},
  "payment_intent": "pi_29",
  "payment_method": "pm_30",
  "reason": null,
  "receipt_number": null,
  "source_transfer_reversal": null,
  "status": "failed",
  "transfer_reversal": null,
  "failure_reason": "expired_or_canceled_card",
  "failure_balance_transaction": "txn_31"
}

export const dispute: Stripe.Dispute = {
  "id": "du_32",
  "object": "dispute",
  "amount": 285000,
  "balance_transactions": [
    {
      "id": "txn_33",
      "object": "balance_transaction",
      "amount": -285000,
      "available_on": 1772445620,
      "balance_type": "payments",
      "created": 1772445620,
      "currency": "usd",
      "description": "Chargeback withdrawal for ch_34",
      "exchange_rate": null,
      "fee": 1500,
      "fee_details": [
        {
          "amount": 1500,
          "application": null,
          "currency": "usd",
          "description": "Stripe processing fees",
          "type": "stripe_fee"
        }
      ],
      "net": -286500,
      "reporting_category": "dispute",
      "source": "du_32",
      "status": "available",
      "type": "adjustment"
    }
  ],
  "charge": "ch_34",
  "created": 1772445620,
  "currency": "usd",
  "enhanced_eligibility_types": [],
  "evidence": {
    "access_activity_log": null,
    "billing_address": null,
    "cancellation_policy": null,
    "cancellation_policy_disclosure": null,
    "cancellation_rebuttal": null,
    "customer_communication": null,
    "customer_email_address": null,
    "customer_name": null,
    "customer_purchase_ip": null,
    "customer_signature": null,
    "duplicate_charge_documentation": null,
    "duplicate_charge_explanation": null,
    "duplicate_charge_id": null,
    "enhanced_evidence": {},
    "product_description": null,
    "receipt": null,
    "refund_policy": null,
    "refund_policy_disclosure": null,
    "refund_refusal_explanation": null,
    "service_date": null,
    "service_documentation": null,
    "shipping_address": null,
    "shipping_carrier": null,
    "shipping_date": null,
    "shipping_documentation": null,
    "shipping_tracking_number": null,
    "uncategorized_file": null,
    "uncategorized_text": null
  },
  "evidence_details": {
    "due_by": 1773050420,
    "enhanced_eligibility": {},
    "has_evidence": false,
    "past_due": false,
    "submission_count": 0,
    "submission_method": "not_submitted"
  },
  "intended_submission_method": null,
  "is_charge_refundable": false,
  "livemode": false,
  "metadata": {},
  "network_reason_code": "10",
  "payment_intent": "pi_35",
  "payment_method_details": {
    "card": {
      "brand": "visa",
      "case_type": "chargeback",
      "network": "visa",
      "network_reason_code": "10"
    },
    "type": "card"
  },
  "reason": "fraudulent",
  "status": "needs_response"
}

export const balanceTransaction: Stripe.BalanceTransaction = {
  "id": "txn_31",
  "object": "balance_transaction",
  "amount": 285000,
  "available_on": 1772445620,
  "balance_type": "payments",
  "created": 1772445620,
  "currency": "usd",
  "description": "REFUND FAILURE",
  "exchange_rate": null,
  "fee": 0,
  "fee_details": [],
  "net": 285000,
  "reporting_category": "refund_failure",
  "source": "re_26",
  "status": "available",
  "type": "refund_failure"
}

export const customer: Stripe.Customer = {
  "id": "cus_3",
  "object": "customer",
  "address": null,
  "balance": 0,
  "created": 1772445600,
  "currency": null,
  "default_source": null,
  "delinquent": false,
  "description": null,
  "discount": null,
  "email": null,
  "invoice_settings": {
    "custom_fields": null,
    "default_payment_method": null,
    "footer": null,
    "rendering_options": null
  },
  "livemode": false,
  "metadata": {
    "registrationId": "r1"
  },
  "name": null,
  "phone": null,
  "preferred_locales": [],
  "shipping": null,
  "tax_exempt": "none",
  "test_clock": null
}

export const paymentMethod: Stripe.PaymentMethod = {
  "id": "pm_15",
  "object": "payment_method",
  "allow_redisplay": "unspecified",
  "billing_details": {
    "address": {
      "city": null,
      "country": null,
      "line1": null,
      "line2": null,
      "postal_code": null,
      "state": null
    },
    "email": null,
    "name": null,
    "phone": null,
    "tax_id": null
  },
  "card": {
    "brand": "visa",
    "checks": {
      "address_line1_check": null,
      "address_postal_code_check": null,
      "cvc_check": "pass"
    },
    "country": "US",
    "display_brand": "visa",
    "exp_month": 12,
    "exp_year": 2027,
    "fingerprint": "dZl9UGI6t0S2m_bT",
    "funding": "credit",
    "generated_from": null,
    "last4": "3184",
    "networks": {
      "available": [
        "visa"
      ],
      "preferred": null
    },
    "regulated_status": "unregulated",
    "three_d_secure_usage": {
      "supported": true
    },
    "wallet": null
  },
  "created": 1772445620,
  "customer": "cus_3",
  "customer_account": null,
  "livemode": false,
  "metadata": {},
  "type": "card"
}

export const list: Stripe.ApiList<Stripe.Refund> = {
  "object": "list",
  "data": [
    {
      "id": "re_19",
      "object": "refund",
      "amount": 100,
      "balance_transaction": "txn_20",
      "charge": "ch_7",
      "created": 1772445610,
      "currency": "usd",
      "customer": "cus_3",
      "customer_account": null,
      "destination_details": {
        "card": {
          "reference_status": "pending",
          "reference_type": "acquirer_reference_number",
          "type": "refund"
        },
        "type": "card"
      },
      "metadata": {},
      "payment_intent": "pi_1",
      "payment_method": "pm_8",
      "reason": null,
      "receipt_number": null,
      "source_transfer_reversal": null,
      "status": "succeeded",
      "transfer_reversal": null
    }
  ],
  "has_more": false,
  "url": "/v1/refunds"
}

export const eventPaid: Stripe.PaymentIntentSucceededEvent = {
  "id": "evt_36",
  "object": "event",
  "api_version": "2026-10-28.endive",
  "created": 1772445610,
  "data": {
    "object": {
      "id": "pi_35",
      "object": "payment_intent",
      "allowed_payment_method_types": null,
      "amount": 285000,
      "amount_capturable": 0,
      "amount_details": {
        "tip": {}
      },
      "amount_received": 285000,
      "application": null,
      "application_fee_amount": null,
      "automatic_payment_methods": {
        "allow_redirects": "always",
        "enabled": true
      },
      "canceled_at": null,
      "cancellation_reason": null,
      "capture_method": "automatic_async",
      "client_secret": "pi_37",
      "confirmation_method": "automatic",
      "created": 1772445610,
      "currency": "usd",
      "customer": null,
      "customer_account": null,
      "description": null,
      "excluded_payment_method_types": null,
      "last_payment_error": null,
      "latest_charge": "ch_34",
      "livemode": false,
      "managed_payments": null,
      "metadata": {},
      "next_action": null,
      "on_behalf_of": null,
      "payment_method": "pm_38",
      "payment_method_configuration_details": null,
      "payment_method_options": {
        "card": {
          "installments": null,
          "mandate_options": null,
          "network": null,
          "request_three_d_secure": "automatic"
        }
      },
      "payment_method_types": [
        "card"
      ],
      "payment_record": null,
      "processing": null,
      "receipt_email": null,
      "review": null,
      "setup_future_usage": null,
      "shipping": null,
      "source": null,
      "statement_descriptor": null,
      "statement_descriptor_suffix": null,
      "status": "succeeded",
      "transfer_data": null,
      "transfer_group": null
    }
  },
  "livemode": false,
  "pending_webhooks": 0,
  "request": {
    "id": "req_39",
    "idempotency_key": "stripe-node-retry_40"
  },
  "type": "payment_intent.succeeded"
}

export const eventRefunded: Stripe.ChargeRefundedEvent = {
  "id": "evt_41",
  "object": "event",
  "api_version": "2026-10-28.endive",
  "created": 1772445610,
  "data": {
    "object": {
      "id": "ch_28",
      "object": "charge",
      "amount": 285000,
      "amount_captured": 285000,
      "amount_refunded": 285000,
      "application": null,
      "application_fee": null,
      "application_fee_amount": null,
      "balance_transaction": null,
      "billing_details": {
        "address": {
          "city": null,
          "country": null,
          "line1": null,
          "line2": null,
          "postal_code": null,
          "state": null
        },
        "email": null,
        "name": null,
        "phone": null,
        "tax_id": null
      },
      "calculated_statement_descriptor": "CARD SANDBOX",
      "captured": true,
      "created": 1772445610,
      "currency": "usd",
      "customer": null,
      "description": null,
      "disputed": false,
      "failure_balance_transaction": null,
      "failure_code": null,
      "failure_message": null,
      "fraud_details": {},
      "livemode": false,
      "metadata": {},
      "on_behalf_of": null,
      "outcome": {
        "advice_code": null,
        "network_advice_code": null,
        "network_decline_code": null,
        "network_status": "approved_by_network",
        "reason": null,
        "risk_level": "normal",
        "risk_score": 20,
        "seller_message": "Payment complete.",
        "type": "authorized"
      },
      "paid": true,
      "payment_intent": "pi_29",
      "payment_method": "pm_30",
      "payment_method_details": {
        "card": {
          "amount_authorized": 285000,
          "authorization_code": null,
          "brand": "visa",
          "checks": {
            "address_line1_check": null,
            "address_postal_code_check": null,
            "cvc_check": "pass"
          },
          "country": "US",
          "electronic_commerce_indicator": null,
          "exp_month": 12,
          "exp_year": 2027,
          "fingerprint": "r0qJTnFAq2w65sZB",
          "funding": "credit",
          "installments": null,
          "last4": "5126",
          "mandate": null,
          "network": "visa",
          "network_transaction_id": null,
          "regulated_status": "unregulated",
          "three_d_secure": null,
          "transaction_link_id": null,
          "wallet": null
        },
        "type": "card"
      },
      "radar_options": {},
      "receipt_email": null,
      "receipt_number": null,
      "receipt_url": null,
      "refunded": true,
      "review": null,
      "shipping": null,
      "source": null,
      "source_transfer": null,
      "statement_descriptor": null,
      "statement_descriptor_suffix": null,
      "status": "succeeded",
      "transfer_data": null,
      "transfer_group": null
    },
    "previous_attributes": {
      "amount_refunded": 0,
      "refunded": false
    }
  },
  "livemode": false,
  "pending_webhooks": 0,
  "request": {
    "id": "req_42",
    "idempotency_key": "stripe-node-retry_43"
  },
  "type": "charge.refunded"
}

export const eventDisputed: Stripe.ChargeDisputeCreatedEvent = {
  "id": "evt_44",
  "object": "event",
  "api_version": "2026-10-28.endive",
  "created": 1772445620,
  "data": {
    "object": {
      "id": "du_32",
      "object": "dispute",
      "amount": 285000,
      "balance_transactions": [],
      "charge": "ch_34",
      "created": 1772445620,
      "currency": "usd",
      "enhanced_eligibility_types": [],
      "evidence": {
        "access_activity_log": null,
        "billing_address": null,
        "cancellation_policy": null,
        "cancellation_policy_disclosure": null,
        "cancellation_rebuttal": null,
        "customer_communication": null,
        "customer_email_address": null,
        "customer_name": null,
        "customer_purchase_ip": null,
        "customer_signature": null,
        "duplicate_charge_documentation": null,
        "duplicate_charge_explanation": null,
        "duplicate_charge_id": null,
        "enhanced_evidence": {},
        "product_description": null,
        "receipt": null,
        "refund_policy": null,
        "refund_policy_disclosure": null,
        "refund_refusal_explanation": null,
        "service_date": null,
        "service_documentation": null,
        "shipping_address": null,
        "shipping_carrier": null,
        "shipping_date": null,
        "shipping_documentation": null,
        "shipping_tracking_number": null,
        "uncategorized_file": null,
        "uncategorized_text": null
      },
      "evidence_details": {
        "due_by": 1773050420,
        "enhanced_eligibility": {},
        "has_evidence": false,
        "past_due": false,
        "submission_count": 0,
        "submission_method": "not_submitted"
      },
      "intended_submission_method": null,
      "is_charge_refundable": false,
      "livemode": false,
      "metadata": {},
      "network_reason_code": "10",
      "payment_intent": "pi_35",
      "payment_method_details": {
        "card": {
          "brand": "visa",
          "case_type": "chargeback",
          "network": "visa",
          "network_reason_code": "10"
        },
        "type": "card"
      },
      "reason": "fraudulent",
      "status": "needs_response"
    }
  },
  "livemode": false,
  "pending_webhooks": 0,
  "request": {
    "id": null,
    "idempotency_key": null
  },
  "type": "charge.dispute.created"
}
