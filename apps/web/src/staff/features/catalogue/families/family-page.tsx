import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  changeFamily,
  OUTDATED_BY_FAMILIES,
  type StaffFamily,
  splitFamily,
  staffFamily,
} from '../../../../api/staff/catalogue/families.ts'
import { paths } from '../../../../lib/addresses/paths.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useDraft } from '../../../components/forms/drafts/use-draft.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { AFTER_SAVING } from '../../../components/forms/use-unsaved.ts'
import { ThingHistory } from '../../../components/history/thing-history.tsx'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { bodyOf, draftOf, isSameFamily } from './family-draft.ts'
import { FamilyForm } from './family-form.tsx'
import { FamilyTag } from './family-tag.tsx'

/** One family: its details, products, and history. */
export function Component() {
  const { familyKey = '' } = useParams()
  const query = useQuery(staffFamily(familyKey))
  return (
    <QueryState key={familyKey} query={query} isPage>
      {(family) => <Shown family={family} />}
    </QueryState>
  )
}

const DRAFTING = { draftOf, bodyOf, isSame: isSameFamily }

/** As stored, including values that no product has. */
const asRead = ({ title, axes, members }: StaffFamily) => ({
  title,
  axes,
  members: members.map(({ productId, values }) => ({ productId, values })),
})

function Shown({ family }: { family: StaffFamily }) {
  const { familyKey, title, members } = family
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const { draft, setDraft, read, isChanged, start, notice } = useDraft(family, DRAFTING, 'family')
  const shown = members.filter(({ productStatus }) => productStatus === 'A')
  const [first] = shown
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: '/families', label: 'All families' }}
        beside={<FamilyTag shown={shown.length} />}
        lead={`${countOf(members.length, 'product')}, ${shown.length} shown in the shop`}
        actions={
          <>
            {first && (
              <a className={buttonClass('quiet')} href={`/#${paths.product(first)}`}>
                View in the shop
              </a>
            )}
            {mayWrite && <SplitUp family={family} />}
          </>
        }
      />
      {notice}
      <div className={detailStyles.columns}>
        <div>
          <FamilyForm
            draft={draft}
            onDraft={setDraft}
            isChanged={isChanged}
            send={(body) => changeFamily(familyKey, { ...body, read: asRead(read) })}
            onSaved={start}
            saveLabel="Save family"
          />
        </div>
        <div>
          <ThingHistory objectType="family" objectId={familyKey} />
        </div>
      </div>
    </>
  )
}

function SplitUp({ family: { familyKey, title, members } }: { family: StaffFamily }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { busy, refusal, save } = useSave(splitFamily, {
    outdates: OUTDATED_BY_FAMILIES.filter((address) => address !== '/staff/families'),
    success: `${title} is split up. The history can take it back.`,
    onSaved: () => void navigate('/families', { state: AFTER_SAVING }),
  })
  return (
    <>
      <Button rank="outline" onClick={() => setAsking(true)}>
        Split up
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={`Split up ${title}?`}
        confirmLabel="Split up"
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(familyKey)}
      >
        {`Its ${countOf(members.length, 'product')} stay in the shop, each with a page and a card of its own. You can take this back in the history.`}
      </ConfirmDialog>
    </>
  )
}
