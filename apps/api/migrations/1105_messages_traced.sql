-- The span that queued a message, as W3C Trace Context spells it: the trace of the job that delivers it links to it. Null where
-- no traces are asked for, and of messages that a trigger queues.
alter table message_to_post add column traceparent text;
