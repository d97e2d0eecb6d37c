-- One promotion stands for all discounts by staff.
create unique index concurrently promotion_of_staff on promotion (origin) where origin = 'STAFF'
