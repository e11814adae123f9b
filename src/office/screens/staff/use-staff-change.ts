import { type Change, type ChangeKey, useChange } from '../../services/queries.ts'

/** A change of staff, for a ChangeDialog: sends it and says what was done. */
export function useStaffChange() {
  const { mutateAsync } = useChange('staff', 'record')
  return async <K extends ChangeKey>(change: Change<K>, done: string) => {
    await mutateAsync(change)
    return done
  }
}
