// Both clocks are passed in, so that tests control time. `real` is for tokens, holds, limits and jobs;
// `academy` is for dates that people read. ACADEMY_NOW shifts only the academy clock.
export type Clock = { now(): Date }
export type Clocks = { real: Clock; academy: Clock }
