/** Once it has begun, /readyz says so and every answer closes its connection: a balancer goes elsewhere by itself. */
export type Leaving = { begun: boolean }
