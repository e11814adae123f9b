/** Once begun, /readyz answers 503 and every response closes its connection, so that a load balancer moves on. */
export type Stopping = { begun: boolean }
