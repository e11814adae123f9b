// docs/office-calls.md: who may make which call of the office, from the declarations of the calls.
import { grantOf, roles } from '#domain/people/office-roles.ts'
import { type OfficeCall, officeCalls } from '#features/office-calls/guard.ts'

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
export function officeCallsPage(): string {
  const columns = ['call', 'permission', 'scope', ...roles]
  const rows = officeCalls.map((call) => [
    `\`${call.method} ${call.url.replace('/api/office', '')}\``,
    `${call.staff}${call.fresh ? ', fresh' : ''}`,
    call.scope ?? '',
    ...roles.map((role) => markOf(call, role)),
  ])
  const byAddress = rows.sort(([one = ''], [other = '']) => sortKey(one).localeCompare(sortKey(other), 'en'))
  return `${head}\n${[columns, columns.map(() => '---'), ...byAddress].map(cells).join('\n')}\n`
}

/** The address first, then the method. */
const sortKey = (call: string) => call.replace(/^`(\w+) (.*)`$/, '$2 $1')

function markOf({ staff: permission, scope }: OfficeCall, role: (typeof roles)[number]): string {
  if (permission === 'nobody' || permission === 'signed-in') return 'yes'
  const grant = grantOf(role, permission)
  if (grant === 'may') return 'yes'
  if (grant !== 'limited' || scope === undefined) return '–'
  return scope === 'shared' ? 'yes' : 'own'
}
