#!/bin/sh
# On each server, daily by cron or a timer: the primary backs up what changed since the last backup, the others do
# nothing. The first backup is a full one, as on Sundays. PGPASSWORD is the superuser's.
set -eu
[ "$(curl -s -m 2 -o /dev/null -w '%{http_code}' http://{{host}}:{{restPort}}/primary)" = 200 ] || exit 0
cd /
type=diff
[ "$(date +%u)" = 7 ] && type=full
# Does nothing if it exists.
pgbackrest --config={{folder}}/pgbackrest-{{name}}.conf --stanza=shop stanza-create
pgbackrest --config={{folder}}/pgbackrest-{{name}}.conf --stanza=shop --type=$type backup
