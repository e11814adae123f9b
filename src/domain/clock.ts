// Two clocks are handed in, never read from the machine: `real` for tokens, holds, limits and jobs;
// `academy` for every date that a person reads. ACADEMY_NOW moves the second one alone.
export type Clock = { now(): Date }
export type Clocks = { real: Clock; academy: Clock }
