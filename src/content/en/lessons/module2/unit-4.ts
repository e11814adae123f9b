import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'Regeneration',
  lessons: [
    {
      slug: 'four-conditions',
      title: 'Four conditions for new bone',
      minutes: 9,
      film: 'gbr',
      body: `Bone grows slowly, and soft tissue grows fast. Guided bone regeneration gives bone the time and the
space to arrive first.

## The four conditions
1. **Space.** The volume that you want must be held open until bone has filled it.
2. **Stillness.** A clot that moves becomes scar. Graft and membrane must not shift.
3. **Blood.** Cells and vessels come from the host bone, so it has to bleed.
4. **Closure.** The wound must stay closed over the graft, without tension.

Most failures can be traced to one of these four. Before you start, name what provides each of them in this case.

## Judge the defect
A defect with walls helps you. A socket with four walls holds a clot by itself. A flat ridge has one wall, and
nothing holds the graft unless you do. The fewer the walls, the more you need a stiffer membrane, tacks or a frame.

Width is gained more predictably than height. Building height is for Clinical 2 and for experienced hands.

## Prepare the bed
Raise a flap well beyond the defect. Remove every trace of soft tissue from the bone. Then make small perforations
in the cortex with a fine drill and saline, so that the marrow can bleed into the graft. The film calls this
decortication.

Keep away from roots, from the canal and from the mental foramen.

## With the implant or before it
If the fixture is stable in the right position and only part of its surface is exposed, implant and graft can go
together. If the position or the stability would suffer, graft first and come back after healing. The film shows six
to nine months, and times vary with size and material.`,
      checklist: [
        'I can name the four conditions',
        'I count the walls of a defect before I choose a membrane',
        'I know when to graft first and place later',
      ],
    },
    {
      slug: 'graft-materials',
      title: 'Graft materials',
      minutes: 9,
      body: `There are four families of graft. They differ in origin, in how fast they disappear and in what they
bring. None of them replaces good closure.

## The four families
- **Autograft**: the patient’s own bone. It brings living cells, resorbs fast, and costs a second wound.
- **Allograft**: processed human donor bone. It is remodeled over months.
- **Xenograft**: animal bone mineral, usually bovine. It resorbs very slowly and keeps volume.
- **Alloplast**: synthetic, such as calcium phosphate. Behavior depends on the product.

![Bone graft granules in a glass dish with a scoop and a membrane](figure:granules)

## Match the material to the task
Ask what the graft must do. To keep a contour for years, slow resorption is an advantage. To become bone that holds
a fixture in some months, a material that is replaced sooner is an advantage. A mixture of the patient’s chips and a
slow material is a common compromise.

Small granules fill small gaps. Very small ones wash out, and large ones leave large holes.

## Chips from the site
Bone collected from the drills or with a scraper near the site is autograft without a second wound. Keep it moist in
saline, and keep saliva out of it. Scraped bone is useful as the first layer on the fixture’s surface.

## Questions the patient will ask
Patients have a right to know the origin. Some refuse human or animal material for reasons of faith or conviction.
Ask before the day of surgery and record the answer. Explain that the material is processed and sterile, and that it
does not remain alive.

Read the instructions for use. Shelf life, hydration and single use are not suggestions. Keep the label with its lot
number in the record, as you do for the fixture.`,
      checklist: [
        'I can name the four families and how each resorbs',
        'I choose by the task of the graft',
        'I ask about origin before the day of surgery',
      ],
    },
    {
      slug: 'membranes-and-tacks',
      title: 'Membranes and tacks',
      minutes: 10,
      film: 'gbr',
      body: `The membrane keeps fast-growing soft tissue out while slow bone grows in. Which one you choose depends
on the shape of the defect and on how sure you are of the closure.

## Two groups
**Resorbable** membranes, mostly collagen, need no removal. They drape well and forgive a small opening. They are
soft, so they cannot hold space by themselves. Their life is weeks to months, depending on the product.

**Non-resorbable** membranes, some with a titanium frame, hold space and last as long as you want. They need a
second surgery, and if they are exposed early, infection is likely. They are for defects that need a roof, and for
experienced hands.

## Shape and place
1. Cut a paper or foil template to the size of the defect.
2. Trim the membrane so that it covers the graft and 2–3 mm of bone beyond.
3. Round the corners. Sharp ones cut the flap from below.
4. Keep it 1 mm or more away from neighboring teeth, where bacteria enter.
5. Fix it, pack the graft, and fold the membrane over. Overbuild slightly on the buccal side.

## Fix it
Tacks or small screws on the buccal side, sutures to the periosteum, or a tuck under the palatal flap all hold a
membrane still. Test it: move the lip. If the membrane moves, it is not fixed. Place tacks away from roots, and
count them for the record.

A still graft heals. A moving one becomes soft tissue with granules in it.

## If it is exposed later
A small opening over collagen is often managed with rinses, frequent visits and time. Exposure of a non-resorbable
membrane, or pus over any membrane, calls for prompt removal. Tell the patient early what exposure looks like and
which number to call.`,
      checklist: [
        'I can choose between the two groups for a given defect',
        'I cut a template first and round the corners',
        'I test the fixation by moving the lip',
      ],
    },
    {
      slug: 'closing-without-tension',
      title: 'Closing without tension',
      minutes: 10,
      body: `A graft under a tight flap is a graft that will be exposed. The flap was made for the ridge that was
there. Now the ridge is larger, so the flap must become longer.

## Plan it with the first incision
Make the flap wide enough at the start. Place vertical releases away from the graft, one tooth further than seems
necessary, and keep the base wide. A flap torn in a hurry at the end cannot be advanced.

## Release the periosteum
The periosteum does not stretch. Turn the flap over and cut through the periosteum in one shallow, continuous line
near its base, from one end to the other. Less than a millimeter of depth is enough. Then stretch the flap gently;
it gains length at once.

1. Test: the flap must reach past the opposite edge by several millimeters, **without being held**.
2. If not, deepen the line carefully where it pulls.
3. In the lower jaw know the mental nerve before you cut. Stay shallow near the foramen.
4. On the lingual side of the lower jaw, release bluntly and with great care.

Do it before you place the graft. Bleeding from the release is then controlled while the site is still empty.

## Two layers of suture
First, horizontal mattress sutures some millimeters from the edge. They take the tension and turn the edges outward.
Then single sutures along the edge, which only bring it together.

Tie until the edges touch. If an edge turns white, release again.

## Afterward
No denture on the site until it has been relieved generously. No brushing on the wound for some days; rinse as
prescribed. See the patient after one week and again after two. Most openings happen in that time, and most begin
with tension.`,
      checklist: [
        'I release the periosteum before I graft',
        'I test the flap without holding it',
        'I suture in two layers',
      ],
    },
    {
      slug: 'socket-preservation',
      title: 'Socket preservation',
      minutes: 9,
      body: `When the answer is "not today", the socket can still be treated. A graft at extraction slows the loss
of the ridge and makes the later implant simpler.

## When it helps
It helps most where the plate is thin or partly missing, where esthetics matter, and when months will pass before
the implant. In a molar with thick walls and an early date it may add little. Where an acute infection is draining,
let it settle first.

Be honest about the aim: **less loss, not no loss**.

## The steps
1. Extract without damage, and clean the socket completely.
2. Feel the walls, and note which are missing.
3. If the plate has a gap, slide a collagen membrane between plate and gum from inside the socket.
4. Fill with granules to the level of the bone, without pressing.
5. Cover: fold the membrane over, or use a collagen plug, and hold it with a crossing suture.

Primary closure is not required over a resorbable cover. Pulling the gum across the socket moves the keratinized
tissue to the wrong place.

## Healing and return
The wound closes over two to four weeks. Re-entry for the implant depends on the material and on the size of the
socket. Many wait three to six months, and slow materials ask for more. Take a new scan before you plan, because the
old one shows a ridge that no longer exists.

When you drill into a grafted socket, it may feel gritty and soft. Stability often comes from the bone beyond the
old apex. Plan the length with that in mind.

## The patient in the meantime
A removable or bonded temporary tooth must not press on the site. Check it at one week and at four. An egg-shaped
pontic that touches lightly can support the gum, if you know how to adjust it.`,
      checklist: [
        'I can say when socket grafting helps most',
        'I promise less loss, not no loss',
        'I take a new scan before the implant',
      ],
    },
  ],
}
