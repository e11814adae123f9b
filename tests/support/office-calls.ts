// docs/office-calls.md: who may make which call of the office, from the declarations of the calls.
import { grantOf, roles } from '#domain/people/office-roles.ts'
import type { Declared } from '#features/office-calls/guard.ts'
import type { LimitedTo } from '#features/office-calls/scope.ts'

const head = `# Calls of the office

Generated from the calls' declarations. \`vitest run src/features/office-calls/guard.test.ts -u\` writes it again.

- The addresses are below \`/api/office\`. \`fresh\` calls need a passkey or code within five minutes.
- \`yes\`: the role may make the call. \`own\`: only within the scope, for the member's own courses. \`–\`: refused.
- A scope names the parameters that tell the course. \`filtered\`: the answer has what the member may read. \`shared\`: it
  belongs to no course.
- \`nobody\`: works without a session. \`signed-in\`: every role, for itself.
`

const cells = (row: readonly string[]) => `| ${row.join(' | ')} |`

/** Markdown. */
export function officeCallsPage(calls: readonly Declared[]): string {
  const columns = ['call', 'permission', 'scope', ...roles]
  const rows = calls.map((call) => [
    `\`${call.method} ${call.url.replace('/api/office', '')}\``,
    `${call.permission}${call.fresh ? ', fresh' : ''}`,
    scopeOf(call.limitedTo),
    ...roles.map((role) => markOf(call, role)),
  ])
  const byAddress = rows.sort(([one = ''], [other = '']) => sortKey(one).localeCompare(sortKey(other), 'en'))
  return `${head}\n${[columns, columns.map(() => '---'), ...byAddress].map(cells).join('\n')}\n`
}

/** The address first, then the method. */
const sortKey = (call: string) => call.replace(/^`(\w+) (.*)`$/, '$2 $1')

function scopeOf(limitedTo: LimitedTo | undefined): string {
  if (limitedTo === undefined || typeof limitedTo === 'string') return limitedTo ?? ''
  const named = 'course' in limitedTo ? [limitedTo.course] : [limitedTo.entry.kind, limitedTo.entry.key]
  return named.map((name) => name.replace(/^params\./, ':')).join(' ')
}

function markOf({ permission, limitedTo }: Declared, role: (typeof roles)[number]): string {
  if (permission === 'nobody' || permission === 'signed-in') return 'yes'
  const grant = grantOf(role, permission)
  if (grant === 'may') return 'yes'
  if (grant !== 'limited' || limitedTo === undefined) return '–'
  return limitedTo === 'shared' ? 'yes' : 'own'
}
