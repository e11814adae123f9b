// Forwards API calls of the site's components to the academy.
export async function GET(request: Request) {
  const { pathname } = new URL(request.url)
  const answer = await fetch(`${process.env.ACADEMY_URL}${pathname}`)
  return new Response(await answer.text(), {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  })
}
