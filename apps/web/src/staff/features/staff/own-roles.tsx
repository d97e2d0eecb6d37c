import { useState } from 'react'
import type { OwnRole } from '../../../api/staff/members.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import { useListState } from '../../components/lists/use-list-state.ts'
import { countOf } from '../../components/page/count-of.ts'
import { OwnRoleDialog } from './own-role-dialog.tsx'

const heldBy = (people: number) => {
  if (people === 0) return 'Nobody'
  return people === 1 ? '1 person' : `${people} people`
}

const columnsFor = (edit: (role: OwnRole) => void): readonly Column<OwnRole>[] => [
  { name: 'name', label: 'Role', main: true, typed: true, cell: ({ name }) => name },
  {
    name: 'permissions',
    label: 'Allows',
    cell: ({ permissions }) => countOf(permissions.length, 'permission'),
  },
  { name: 'holders', label: 'Held by', cell: ({ holders }) => heldBy(holders) },
  {
    name: 'edit',
    label: 'Actions',
    cell: (role) => (
      <Button rank="secondary" aria-label={`Edit ${role.name}`} onClick={() => edit(role)}>
        Edit
      </Button>
    ),
  },
]

/** The custom roles, to edit and to add to. */
export function OwnRoles({ roles }: { roles: readonly OwnRole[] }) {
  const list = useListState()
  const [edited, setEdited] = useState<OwnRole | 'new'>()
  return (
    <section className="stack">
      <h2>Your own roles</h2>
      <p className="muted">
        When none of the built-in roles fits, make one from the permissions it should have.
      </p>
      {roles.length > 0 && (
        <DataTable
          caption="Roles you made"
          columns={columnsFor(setEdited)}
          rows={roles}
          keyOf={({ roleId }) => roleId}
          list={list}
        />
      )}
      <div className="row">
        <Button rank="outline" icon="plus" onClick={() => setEdited('new')}>
          Add a role
        </Button>
      </div>
      <OwnRoleDialog role={edited} roles={roles} onClose={() => setEdited(undefined)} />
    </section>
  )
}
