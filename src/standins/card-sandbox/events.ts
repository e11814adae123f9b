import type Stripe from 'stripe'
import type { Call } from './call.ts'
import { add, type Document, newId } from './objects.ts'

/** The API version of the SDK that the site uses. */
export const apiVersion = '2026-10-28.endive'

type EventType =
  | `payment_intent.${'created' | 'requires_action' | 'payment_failed' | 'succeeded' | 'canceled'}`
  | `setup_intent.${'created' | 'requires_action' | 'setup_failed' | 'succeeded'}`
  | `charge.${'succeeded' | 'failed' | 'updated' | 'refunded'}`
  | `refund.${'created' | 'updated' | 'failed'}`
  | `charge.dispute.${'created' | 'updated' | 'funds_withdrawn' | 'funds_reinstated' | 'closed'}`
  | 'customer.created'
  | `payment_method.${'attached' | 'detached'}`

/** Saves the event and its delivery in the caller's transaction, so that no event is lost and none is false. */
export async function record(call: Call, type: EventType, object: Document, previous?: object) {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: call.now,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: call.request.id, idempotency_key: call.request.idempotencyKey },
    type,
  }
  await add(call.db, event as Stripe.Event)
  await call.db.query(
    'insert into card_sandbox.deliveries (event_id, due_at) values ($1, to_timestamp($2))',
    [event.id, call.now],
  )
}
