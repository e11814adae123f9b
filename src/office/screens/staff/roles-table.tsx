import { roleNames } from '#content/en/office/staff/sign-in.ts'
import { staffCopy as copy, grantNames, permissionNames } from '#content/en/office/staff/staff.ts'
import { type Grant, grantOf, grants, permissions, roles } from '#domain/people/office-roles.ts'
import { Section } from '../../ui/screen/section.tsx'
import css from './roles-table.module.css'

/** The table that the server decides by, with its legend. */
export function RolesTable() {
  return (
    <Section title={copy.roles} note={<Legend />}>
      <div className="overflow-x-auto">
        <table className={`table ${css.table}`}>
          <thead>
            <tr>
              <td />
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{permissionNames[permission]}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Mark of={grantOf(role, permission)} />
                    <span className="only-read">{grantNames[grantOf(role, permission)]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-8 note text-slate">{copy.rolesNote}</p>
    </Section>
  )
}

function Legend() {
  return (
    <span className={css.legend}>
      {grants.map((grant) => (
        <span key={grant}>
          <Mark of={grant} /> {grantNames[grant]}
        </span>
      ))}
    </span>
  )
}

function Mark({ of }: { of: Grant }) {
  return <i className={css.mark} data-grant={of} aria-hidden="true" />
}
