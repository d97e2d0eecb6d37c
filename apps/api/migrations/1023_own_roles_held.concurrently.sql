create index concurrently staff_member_by_own_role on staff_member (own_role_id) where own_role_id is not null
