import { screenNames } from '#content/en/office/shell.ts'
import { Workbench } from './workbench.tsx'

export function FacultyScreen() {
  return <Workbench kind="faculty" title={screenNames.faculty} isWide />
}
