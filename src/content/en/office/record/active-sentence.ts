// A sentence of the record as what somebody did: 'staff member … invited as owner' is 'invited staff member … as owner'.

/** Sentences whose words change places in a way of their own. */
const rules: readonly [RegExp, string][] = [
  [/^approval asked for /, 'asked for approval of '],
  [/^(.+) not completed on (\S+) after all/, 'undid the completion of $1 on $2'],
  [/^(.+): an email to (\d+ \w+)$/, 'emailed $2 of $1'],
  [/^an email to /, 'wrote to '],
  [/^(.+): the offer to (.+) extended$/, 'extended the offer to $2, $1'],
  [/^(.+): (place .+) moved up (the waiting list)$/, 'moved $2 up $3 of $1'],
  [/^(.+): (place .+) removed from (the waiting list)$/, 'removed $2 from $3 of $1'],
  [/^(.+) has (\d+ seats) instead of /, 'gave $1 $2 instead of '],
  [/^(.+), (half-day \d+) marked (\w+)/, 'marked $2 of $1 $3'],
  [/^(.+) sent again$/, 'sent $1 again'],
  [/^email queued again/, 'queued email again'],
  [/^ten recovery codes made$/, 'made ten recovery codes'],
  [/^own name changed$/, 'changed their own name'],
  [/^reconciliation run/, 'ran the reconciliation'],
  [/^test of (\S+): (\d+ questions)/, 'set the test of $1 to $2'],
  [/^extra time of /, 'gave extra time to '],
  [/^(.+): (\w+ \S+) (deleted|uploaded)$/, '$3 $2 of $1'],
  [/^((?:fee|oral-defense|test) of )/, 'recorded the $1'],
  [/^(registration \S+): (.+) sent back$/, 'sent back $2 of $1'],
  [/^entry /, 'decided entry '],
]

/** Participles that the record uses, where the past is another word. */
const past: Readonly<Record<string, string>> = {
  given: 'gave',
  shown: 'looked at',
  taken: 'took',
  withdrawn: 'withdrew',
}

const participles = [
  'added',
  'canceled',
  'changed',
  'closed',
  'completed',
  'confirmed',
  'corrected',
  'declined',
  'deleted',
  'ended',
  'erased',
  'exported',
  'invited',
  'made',
  'moved',
  'published',
  'recorded',
  'refunded',
  'removed',
  'replaced',
  'reversed',
  'revoked',
  'saved',
  'sent',
  ...Object.keys(past),
]
const passive = new RegExp(`^(.+?) (${participles.join('|')})(?=$|[ ,:])(.*)$`)

/** What it does not know stays as it is. */
export function activeSentence(what: string): string {
  const rule = rules.find(([pattern]) => pattern.test(what))
  if (rule) return what.replace(...rule)
  const [, object, verb = '', rest = ''] = passive.exec(what) ?? []
  return object === undefined ? what : `${past[verb] ?? verb} ${object}${rest}`
}
