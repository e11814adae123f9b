/** The days of a date in very large type. A comma of that size would look like a mistake: it is read, but not shown. */
export function LargeDays({ children: days }: { children: string }) {
  if (!days.endsWith(',')) return days
  return (
    <>
      {days.slice(0, -1)}
      <span className="visually-hidden">,</span>
    </>
  )
}
