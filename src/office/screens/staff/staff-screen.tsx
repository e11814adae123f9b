import { screenNames } from '#content/en/office/shell.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'

export function StaffScreen() {
  return <ScreenHead title={screenNames.staff} />
}
