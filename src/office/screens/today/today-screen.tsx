import { screenNames } from '#content/en/office/shell.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'

export function TodayScreen() {
  return <ScreenHead title={screenNames.today} />
}
