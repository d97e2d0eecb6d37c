-- Why pieces move: a promise that could not be kept, a recall, a receipt of goods by their lot.
alter table stock_movement
  drop constraint stock_movement_reason_check,
  add constraint stock_movement_reason_check check (reason in
    ('INITIAL', 'ORDER', 'ORDER_REJECTED', 'ORDER_EXPIRED', 'RETURN', 'REPLACEMENT', 'REFUND', 'COUNT', 'IMPORT', 'OTHER',
     'RECEIVED', 'DAMAGED', 'EXPIRED', 'LOST', 'PROMISE_BROKEN', 'RECALL', 'RECEIPT'));

-- Who reviews prescriptions is a role of its own, kept apart from whoever manages the shop.
alter table staff_member
  drop constraint staff_member_role_check,
  add constraint staff_member_role_check check (role in
    ('OWNER', 'MANAGER', 'FULFILMENT', 'CATALOGUE', 'SUPPORT', 'REVIEWER'));
