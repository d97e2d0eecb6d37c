#!/bin/sh
# On each server. A full disk does not stop PostgreSQL: it refuses writes and stays the primary, and Patroni considers
# that healthy. With less than this left, the primary hands over to its follower; an alert should come long before.
while sleep 2; do
  left=$(df --output=avail -k '{{disk}}' | tail -n 1)
  [ "$left" -ge {{leastKb}} ] && continue
  [ "$(curl -s -m 2 -o /dev/null -w '%{http_code}' http://{{host}}:{{restPort}}/primary)" = 200 ] || continue
  echo "$left kB left: handing over"
  curl -s -m 60 -H 'content-type: application/json' -d '{"leader": "{{name}}"}' http://{{host}}:{{restPort}}/switchover
done
